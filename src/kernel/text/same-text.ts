import { isInvisible } from './invisible.ts';
import { textToSend } from './text-to-send.ts';

const WHITE_SPACE = /[\p{White_Space}\u2800]+/gu;
const DOTLESS_I = '\u0131';

/**
 * Unicode's full case folding with JavaScript: lower case, upper case, lower case again, so that ß, ẞ and SS are equal.
 * A capital I becomes i, never the dotless ı. The final ς becomes σ.
 */
const foldCase = (text: string): string =>
  text
    .split(DOTLESS_I)
    .map((part) => part.toLowerCase().toUpperCase().toLowerCase())
    .join(DOTLESS_I)
    .replaceAll('ς', 'σ');

const normalise = (text: string): string => foldCase(text.normalize('NFKC')).normalize('NFKC');

/**
 * Converts a text to a key for comparison: Unicode NFKC, folded case, white space as one space, no other invisible
 * characters. The key is never shown or sent.
 * @param text a name, or any other text
 * @returns an empty text when nothing is visible
 */
export function toComparableText(text: string): string {
  const spaced = textToSend(text).normalize('NFKC').replace(WHITE_SPACE, ' ');
  const visible = Array.from(spaced).filter((part) => part === ' ' || !isInvisible(part));
  return normalise(visible.join('')).replace(WHITE_SPACE, ' ').trim();
}

/** Whether two texts are the same to a reader. A text without visible characters equals no other. */
export function isSameText(one: string, other: string): boolean {
  const key = toComparableText(one);
  return key !== '' && key === toComparableText(other);
}
