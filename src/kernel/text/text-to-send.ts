import { countBound, isInvisible } from './invisible.ts';

/** Half of a surrogate pair is no character. Servers and databases reject it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
const REPLACEMENT_CHARACTER = '\ufffd';

/**
 * Converts a text to the form that is stored and sent. It trims invisible characters, and keeps them inside the text,
 * such as joiners in names and emoji. Half of a surrogate pair becomes U+FFFD, as in every form that a browser sends
 * (Infra standard, "convert to scalar values"). Converting twice gives the same result.
 * @param text a typed or stored text
 */
export function textToSend(text: string): string {
  const characters = Array.from(text.replace(LONE_SURROGATE, REPLACEMENT_CHARACTER));
  const start = characters.findIndex(isVisible);
  if (start < 0) return '';
  let last = characters.length - 1;
  while (isInvisible(characters[last]!)) last -= 1;
  const bound = countBound(characters[last]!, characters.slice(last + 1));
  return characters.slice(start, last + 1 + bound).join('');
}

const isVisible = (character: string) => !isInvisible(character);
