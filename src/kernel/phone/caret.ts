import { toDigitsAndPlus } from './phone-characters.ts';

/** A text field's content and the place of its caret, counted in UTF-16 units from the start. */
export type TextWithCaret = { readonly text: string; readonly caret: number };

const isSignificant = (character: string | undefined) => /[\d+]/.test(character ?? '');

/**
 * Where the caret belongs after a text was formatted: behind as many digits as before, and at the end if it stood
 * behind the last one.
 * @param before the text and caret before the formatting
 * @param formatted the same digits, written another way
 */
export function caretAfterFormatting({ text, caret }: TextWithCaret, formatted: string): number {
  const wanted = toDigitsAndPlus(text.slice(0, caret)).length;
  if (wanted === toDigitsAndPlus(text).length) return formatted.length;
  let seen = 0;
  let place = 0;
  while (seen < wanted && place < formatted.length) {
    if (isSignificant(formatted[place])) seen += 1;
    place += 1;
  }
  return place;
}

/**
 * What Backspace and Delete mean when they only met a separator: the digit beside it goes, or the formatting would
 * put the separator straight back.
 * @param before the text before the key
 * @param after the text and caret after the browser removed what it removes
 * @param direction the side of the caret on which the key removes
 */
export function deleteThroughSeparator(
  before: string,
  after: TextWithCaret,
  direction: 'backward' | 'forward',
): TextWithCaret {
  const { text, caret } = after;
  if (text.length >= before.length || toDigitsAndPlus(text) !== toDigitsAndPlus(before))
    return after;
  const place = direction === 'backward' ? lastDigit(text, caret) : nextDigit(text, caret);
  if (place === null) return after;
  return {
    text: text.slice(0, place) + text.slice(place + 1),
    caret: direction === 'backward' ? place : caret,
  };
}

function lastDigit(text: string, caret: number): number | null {
  for (let place = caret - 1; place >= 0; place -= 1) if (isSignificant(text[place])) return place;
  return null;
}

function nextDigit(text: string, caret: number): number | null {
  for (let place = caret; place < text.length; place += 1)
    if (isSignificant(text[place])) return place;
  return null;
}
