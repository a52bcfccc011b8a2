/**
 * Finds the English names of countries in Unicode's CLDR, long and short, as the browser holds them.
 * @returns a function from two upper-case letters to the names; to none in a browser that has no names
 */
export function standardNames(): (code: string) => readonly string[] {
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
