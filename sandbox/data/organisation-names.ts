import { toComparableText } from '#src/kernel/text/same-text.ts';

/** Words that say what kind of thing it is, not which one. */
const GENERIC = new Set(
  'a an and association at charitable club clubs foundation group inc incorporated limited ltd of organisation society team the trust'.split(
    ' ',
  ),
);

const splitWords = (name: string): string[] =>
  toComparableText(name)
    .normalize('NFKD')
    .replaceAll(/['’\p{M}]/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const joinNumbers = (words: readonly string[]) =>
  words
    .filter((word) => /\p{N}/u.test(word))
    .toSorted()
    .join(' ');

function listTrigrams(words: readonly string[]): Set<string> {
  const text = words.filter((word) => !GENERIC.has(word)).join(' ');
  const padded = text === '' ? '' : `  ${text} `;
  const starts = Array.from({ length: Math.max(0, padded.length - 2) }, (_, start) => start);
  return new Set(starts.map((start) => padded.slice(start, start + 3)));
}

/**
 * How alike two organisation names are, from 0 to 1: the share of letter trigrams they have in common
 * (as Postgres's pg_trgm counts them) once the words that every club has are left out. Numbers tell
 * organisations apart: "Scouts 12" is not "Scouts 14".
 */
export function measureSimilarity(one: string, other: string): number {
  const [words, otherWords] = [splitWords(one), splitWords(other)];
  const [numbers, otherNumbers] = [joinNumbers(words), joinNumbers(otherWords)];
  if (numbers && otherNumbers && numbers !== otherNumbers) return 0;
  const [trigrams, otherTrigrams] = [listTrigrams(words), listTrigrams(otherWords)];
  const common = [...trigrams].filter((trigram) => otherTrigrams.has(trigram)).length;
  return common === 0 ? 0 : common / (trigrams.size + otherTrigrams.size - common);
}

/** The name as part of an address: `Kauri Bay Tennis Club` becomes `kauri-bay-tennis-club`. */
export function toSlug(name: string): string {
  const words = splitWords(name).map((word) => word.replaceAll(/[^a-z0-9]/g, ''));
  return words.filter(Boolean).join('-').slice(0, 60) || 'organisation';
}
