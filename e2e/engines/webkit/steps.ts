/** A text to look for: a part in any case, the whole, or a regular expression. */
export type Pattern =
  | { readonly text: string; readonly exact: boolean }
  | { readonly source: string; readonly flags: string };

/** One step from the document to the elements that a locator means; it travels to the page as JSON. */
export type Step =
  | { readonly by: 'css'; readonly selector: string }
  | {
      readonly by: 'role';
      readonly role: string;
      readonly name?: Pattern;
      readonly states: Readonly<Record<string, boolean | number>>;
    }
  | { readonly by: 'label' | 'text'; readonly text: Pattern }
  | { readonly by: 'filter'; readonly text: Pattern }
  | { readonly by: 'nth'; readonly index: number };

/** @returns the pattern of a text or regular expression as Playwright's locators take it */
export const toPattern = (wanted: string | RegExp, exact = false): Pattern =>
  typeof wanted === 'string'
    ? { text: wanted, exact }
    : { source: wanted.source, flags: wanted.flags };

/** @returns a text with each run of white space as one space, and none at its ends */
export const collapse = (text: string) => text.replaceAll(/[\s\u200B]+/g, ' ').trim();

/** Says whether a text is what a pattern looks for, whatever its white space. */
export function isMatch(pattern: Pattern, text: string): boolean {
  const said = collapse(text);
  if ('source' in pattern) return new RegExp(pattern.source, pattern.flags).test(said);
  const wanted = collapse(pattern.text);
  return pattern.exact ? said === wanted : said.toLowerCase().includes(wanted.toLowerCase());
}
