import { isInvisible } from './invisible.ts';
import { textToSend } from './text-to-send.ts';

const WHITE_SPACE = /[\p{White_Space}\u2800]+/gu;
const DOTLESS_I = '\u0131';

/**
 * Unicode's full case folding, from what JavaScript has: small letters, capitals, small letters again, so that ß, ẞ
 * and SS meet. A capital I stands for i, never for the dotless ı; the final ς is a σ.
 */
const foldCase = (text: string): string =>
  text
    .split(DOTLESS_I)
    .map((part) => part.toLowerCase().toUpperCase().toLowerCase())
    .join(DOTLESS_I)
    .replaceAll('ς', 'σ');

const normalise = (text: string): string => foldCase(text.normalize('NFKC')).normalize('NFKC');

/**
 * What is equal for two texts that a reader takes for the same: Unicode NFKC, case folded, white space as one blank,
 * no other invisible characters. For comparing and for keys only, never shown or sent.
 * @param text a name, or any other text
 * @returns the empty text for one that shows nothing
 */
export function comparableText(text: string): string {
  const spaced = textToSend(text).normalize('NFKC').replace(WHITE_SPACE, ' ');
  const visible = Array.from(spaced).filter((part) => part === ' ' || !isInvisible(part));
  return normalise(visible.join('')).replace(WHITE_SPACE, ' ').trim();
}

/** Are two texts the same to a reader? One that shows nothing is the same as none. */
export function isSameText(one: string, other: string): boolean {
  const key = comparableText(one);
  return key !== '' && key === comparableText(other);
}
