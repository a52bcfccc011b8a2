import { toPlainName } from './plain-name.ts';

const AND = /\s*&\s*/g;
const PUNCTUATION = /[^\p{L}\p{N}]+/gu;
const ARTICLE = /^the | the(?= )| the$/g;
const SAINT = /\b(?:saint|sint)\b/g;

/** The title before the name of a state: Kingdom of Norway, Federated States of Micronesia. */
const TITLE =
  /^(?:(?!of )[\p{L}]+ )*?(?:republic|kingdom|states?|principality|commonwealth|union|federation|confederation|duchy|sultanate|emirate|province|territory|collectivity|co operative republic) of /u;

/**
 * Normalises the name of a country for the search: no accents, capitals, punctuation and articles; `and` for `&`, `st`
 * for `saint`.
 */
export const toSearchedName = (name: string): string =>
  toPlainName(name)
    .replace(AND, ' and ')
    .replace(/['’ʻʼ]/g, '')
    .replace(PUNCTUATION, ' ')
    .replace(ARTICLE, '')
    .replace(SAINT, 'st')
    .trim();

/**
 * Lists the readings of a query, the most likely first: as typed, in spoken order ("Korea, Republic of"), without the
 * title, and the part before a comma or bracket.
 * @param query the typed text
 * @returns distinct readings, none empty
 */
export function listReadings(query: string): readonly string[] {
  const [front = '', ...behind] = query.split(/[,(]/);
  const spoken = behind.length > 0 ? toSearchedName(`${behind.join(' ')} ${front}`) : '';
  const whole = toSearchedName(query);
  const readings = [
    whole,
    spoken,
    whole.replace(TITLE, ''),
    spoken.replace(TITLE, ''),
    behind.length > 0 ? toSearchedName(front) : '',
  ];
  return [...new Set(readings)].filter(Boolean);
}
