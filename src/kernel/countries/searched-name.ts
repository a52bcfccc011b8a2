import { plainName } from './plain-name.ts';

const AND = /\s*&\s*/g;
const PUNCTUATION = /[^\p{L}\p{N}]+/gu;
const ARTICLE = /^the | the(?= )| the$/g;
const SAINT = /\b(?:saint|sint)\b/g;

/** What a state calls itself in front of its name: Kingdom of Norway, Federated States of Micronesia. */
const TITLE =
  /^(?:(?!of )[\p{L}]+ )*?(?:republic|kingdom|states?|principality|commonwealth|union|federation|confederation|duchy|sultanate|emirate|province|territory|collectivity|co operative republic) of /u;

/**
 * A name of a country as it is compared: without accents, capitals, punctuation and articles; `and` for `&`, `st` for
 * `saint`.
 */
export const searchedName = (name: string): string =>
  plainName(name)
    .replace(AND, ' and ')
    .replace(/['’ʻʼ]/g, '')
    .replace(PUNCTUATION, ' ')
    .replace(ARTICLE, '')
    .replace(SAINT, 'st')
    .trim();

/**
 * The ways to read what was typed, the likeliest first: as it stands, in the order of speech ("Korea, Republic of"),
 * without the title, and the part in front of a comma or bracket.
 * @param query what was typed
 * @returns no way twice, none empty
 */
export function listReadings(query: string): readonly string[] {
  const [front = '', ...behind] = query.split(/[,(]/);
  const spoken = behind.length > 0 ? searchedName(`${behind.join(' ')} ${front}`) : '';
  const whole = searchedName(query);
  const readings = [
    whole,
    spoken,
    whole.replace(TITLE, ''),
    spoken.replace(TITLE, ''),
    behind.length > 0 ? searchedName(front) : '',
  ];
  return [...new Set(readings)].filter(Boolean);
}
