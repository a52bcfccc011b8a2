import { toDigitsAndPlus } from './phone-characters.ts';

/** The text of a field and the position of its caret, in UTF-16 units from the start. */
export type TextWithCaret = { readonly text: string; readonly caret: number };

const isSignificant = (character: string | undefined) => /[\d+]/.test(character ?? '');

/**
 * Finds the caret position after formatting. The caret has the same number of digits before it, and is at the end if it
 * was after the last digit.
 * @param before the text and caret before formatting
 * @param formatted the same digits in another format
 */
export function findCaretAfterFormatting(
  { text, caret }: TextWithCaret,
  formatted: string,
): number {
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
 * Handles Backspace and Delete on a separator: it removes the digit beside it, because formatting would restore the
 * separator.
 * @param before the text before the key
 * @param after the text and caret after the browser's own change
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
  const place = direction === 'backward' ? findLastDigit(text, caret) : findNextDigit(text, caret);
  if (place === null) return after;
  return {
    text: text.slice(0, place) + text.slice(place + 1),
    caret: direction === 'backward' ? place : caret,
  };
}

function findLastDigit(text: string, caret: number): number | null {
  for (let place = caret - 1; place >= 0; place -= 1) if (isSignificant(text[place])) return place;
  return null;
}

function findNextDigit(text: string, caret: number): number | null {
  for (let place = caret; place < text.length; place += 1)
    if (isSignificant(text[place])) return place;
  return null;
}
