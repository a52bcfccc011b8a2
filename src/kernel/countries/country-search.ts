import Fuse from 'fuse.js/basic';
import { select as limits } from '#src/config/limits.ts';
import { findAlpha3 } from './alpha-3.ts';
import { COUNTRY_ALIASES, MAIN_OF_CALLING_CODE } from './country-aliases.ts';
import type { CountryOption } from './country-options.ts';
import { listReadings, toSearchedName } from './searched-name.ts';
import { createNameFinder } from './standard-names.ts';

/** Longer than the distinctive part of any name. The cost of Fuse.js grows with the length of the query. */
const FUZZY_MAX_LENGTH = 32;
/** Longer than any official name. */
const QUERY_MAX_LENGTH = 100;

/** A country with its normalised texts. */
type Entry = {
  readonly option: CountryOption;
  readonly name: string;
  readonly code: string;
  /** Both ISO 3166 codes. */
  readonly codes: readonly string[];
  /** The name and all other names. */
  readonly names: readonly string[];
  readonly otherNames: readonly string[];
  readonly initials: string;
  readonly isMainOfCode: boolean;
};

/**
 * Creates the search in a list of countries: by name with typing errors, ISO 3166 code, calling code, initials, and
 * official, former and other names (sections 5 and 9; conventions, rows 21-23). Exact matches come first, then names
 * that start with the query.
 * @param options the rows, the more likely first; this order decides between equal matches
 * @returns a function from a query to the matching rows, the best first; an empty query matches all
 */
export function createCountrySearch(
  options: readonly CountryOption[],
): (query: string) => readonly CountryOption[] {
  const getNames = createNameFinder();
  const entries = options.map((option) => createEntry(option, getNames(option.code)));
  let fuzzy: Fuse<Entry> | undefined;
  return (query) => {
    const start = toSearchedName(query.slice(0, FUZZY_MAX_LENGTH));
    const readings = [...new Set([...listReadings(query.slice(0, QUERY_MAX_LENGTH)), start])];
    if (readings[0] === '') return options;
    const cut = new Set(readings.map((wanted) => wanted.slice(0, FUZZY_MAX_LENGTH)));
    const similar = [...cut].flatMap((wanted) => (fuzzy ??= createIndex(entries)).search(wanted));
    const ranked = [
      ...readings.flatMap((wanted) => findExactHits(entries, wanted)),
      ...readings.flatMap((wanted) => findStartingWith(entries, wanted)),
      ...similar.map(({ item }) => item),
    ];
    return [...new Set(ranked.map(({ option }) => option))];
  };
}

/** Codes come before names, and names before initials. */
function findExactHits(entries: readonly Entry[], wanted: string): Entry[] {
  const callingCode = wanted.replaceAll(' ', '');
  const byCallingCode = entries.filter(({ option }) => option.prefix === callingCode);
  return [
    ...entries.filter(({ codes }) => codes.includes(wanted)),
    ...byCallingCode.filter(({ isMainOfCode }) => isMainOfCode),
    ...byCallingCode,
    ...entries.filter(({ names }) => names.includes(wanted)),
    ...entries.filter(({ initials }) => initials === wanted),
  ];
}

const findStartingWith = (entries: readonly Entry[], wanted: string): Entry[] => [
  ...entries.filter(({ name }) => name.startsWith(wanted)),
  ...entries.filter(({ names }) => names.some((name) => name.startsWith(wanted))),
];

/** It is created at the first search, because it takes time. */
const createIndex = (entries: readonly Entry[]) =>
  new Fuse(entries, {
    keys: [{ name: 'name', weight: 3 }, 'code', 'option.prefix', 'otherNames'],
    threshold: 1 - limits.MATCH_THRESHOLD,
    isCaseSensitive: true,
  });

function createEntry(option: CountryOption, standard: readonly string[]): Entry {
  const others = [...standard, ...(COUNTRY_ALIASES[option.code] ?? [])];
  const codes = [option.code, findAlpha3(option.code) ?? ''].map(toSearchedName);
  const names = [...new Set([...new Set([option.name, ...others])].map(toSearchedName))];
  return {
    option,
    name: names[0] ?? '',
    code: codes[0] ?? '',
    codes,
    names,
    otherNames: names.slice(1),
    initials: toSearchedName(getInitials(option.name)),
    isMainOfCode: MAIN_OF_CALLING_CODE[option.prefix] === option.code,
  };
}

/** Gets the first letters of the capitalised words, if there are several. People search for Papua New Guinea as PNG. */
function getInitials(name: string): string {
  const letters = name.match(/(?<!\p{L})\p{Lu}/gu) ?? [];
  return letters.length > 1 ? letters.join('') : '';
}
