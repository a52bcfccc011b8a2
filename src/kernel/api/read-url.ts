/**
 * Parses an absolute address. Not every supported browser has `URL.canParse`.
 * @returns null for a text that is no absolute address
 */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
