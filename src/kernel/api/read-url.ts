/**
 * Reads an absolute address. `URL.canParse` says the same, but not in every supported browser.
 * @returns null for a text that is none
 */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
