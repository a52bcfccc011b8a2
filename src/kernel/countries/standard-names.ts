/**
 * Reads the English names of countries in Unicode's CLDR, long and short, from the browser.
 * @returns a function from two upper-case letters to the names; it returns none in a browser without names
 */
export function createNameFinder(): (code: string) => readonly string[] {
  try {
    const styles = (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames('en', { type: 'region', style, fallback: 'none' }),
    );
    return (code) => {
      try {
        return styles.flatMap((names) => names.of(code) ?? []);
      } catch {
        return [];
      }
    };
  } catch {
    return () => [];
  }
}
