/**
 * A text of others, trimmed and cut to a length. A cut through the middle of an emoji would leave half a character, so
 * that half goes too.
 * @param maxLength in UTF-16 code units
 */
export const cutText = (text: string, maxLength: number): string =>
  text
    .trim()
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '');
