import { countBound, isInvisible } from './invisible.ts';

/** Half of a surrogate pair is no character: servers and databases refuse it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
const REPLACEMENT_CHARACTER = '\ufffd';

/**
 * A text as it is stored and sent: without what nobody can see at its edges; inside everything stays, joiners of
 * names and emoji included. Half a surrogate pair becomes U+FFFD, as in every form that a browser sends (Infra
 * standard, "convert to scalar values"). Doing it twice changes nothing more.
 * @param text what was typed or stored
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
