/**
 * Trims a text and cuts it to a length. It removes half of a surrogate pair at the cut.
 * @param text any text
 * @param maxLength in UTF-16 code units
 */
export const cutText = (text: string, maxLength: number): string =>
  text
    .trim()
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '');
