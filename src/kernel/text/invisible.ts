/**
 * A character that a reader cannot see: white space, a control, format or other default-ignorable character, or the
 * blank Braille pattern. The Arabic, Syriac and Kaithi number and verse signs are format characters with a glyph
 * (Unicode, Prepended_Concatenation_Mark), so they are visible.
 */
const INVISIBLE =
  /^(?![\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]$/u;

/** Variation selectors and tags. They change the character before them. */
const SELECTOR = /^[\p{Variation_Selector}\u{e0020}-\u{e007f}]$/u;
const CHANGED_BY_SELECTOR = /^[\p{S}\p{Lo}\p{Extended_Pictographic}]$/u;

/** A joiner changes a letter without case (Arabic, the scripts of India) or a mark. */
const JOINER = '\u200d';
const CHANGED_BY_JOINER = /^[\p{Lo}\p{M}]$/u;
const NON_JOINER = '\u200c';
const CHANGED_BY_NON_JOINER = /^\p{M}$/u;

/**
 * Whether a character is invisible.
 * @param character one code point
 */
export const isInvisible = (character: string): boolean => INVISIBLE.test(character);

/** Whether a text contains an invisible character. */
export const holdsInvisible = (text: string): boolean => Array.from(text).some(isInvisible);

/**
 * Counts the invisible characters that belong to the visible character before them. Without them an emoji loses its
 * colour, a flag its country or a letter its shape.
 * @param visible the character before
 * @param rest the characters after it, all invisible
 */
export function countBound(visible: string, rest: readonly string[]): number {
  const [first] = rest;
  if (first === JOINER) return CHANGED_BY_JOINER.test(visible) ? 1 : 0;
  if (first === NON_JOINER) return CHANGED_BY_NON_JOINER.test(visible) ? 1 : 0;
  if (!CHANGED_BY_SELECTOR.test(visible)) return 0;
  const end = rest.findIndex((character) => !SELECTOR.test(character));
  return end < 0 ? rest.length : end;
}
