import Fuse from 'fuse.js/basic';
import { select as limits } from '#src/config/limits.ts';
import { COUNTRY_ALIASES } from './country-aliases.ts';
import type { CountryOption } from './country-options.ts';
import { plainName } from './plain-name.ts';

/** Longer than any name; what Fuse.js costs grows with the length of the query. */
const QUERY_MAX_LENGTH = 32;

/** A country with its texts as they are compared with what was typed. */
type Entry = {
  readonly option: CountryOption;
  readonly name: string;
  readonly code: string;
  readonly aliases: readonly string[];
  /** What is meant by it, and by nothing longer: code, calling code, initials and other names. */
  readonly exact: ReadonlySet<string>;
};

/**
 * Prepares the search in a list of countries: by name with slips of the keyboard, by code, calling code, initials
 * and other names (sections 5 and 9; conventions, rows 21-23). Exact hits come first, then names that begin so.
 * @param options the rows, the more likely first: they win among equals
 * @returns a function from what was typed to the rows that match, the best first; an empty query matches all
 */
export function createCountrySearch(
  options: readonly CountryOption[],
): (query: string) => readonly CountryOption[] {
  const entries = options.map(entryOf);
  let fuzzy: Fuse<Entry> | undefined;
  return (query) => {
    const wanted = plain(query.slice(0, QUERY_MAX_LENGTH));
    if (wanted === '') return options;
    const ranked = [
      ...entries.filter(({ exact }) => exact.has(wanted)),
      ...entries.filter(({ name }) => name.startsWith(wanted)),
      ...(fuzzy ??= indexOf(entries)).search(wanted).map(({ item }) => item),
    ];
    return [...new Set(ranked.map(({ option }) => option))];
  };
}

/** Made at the first search: it takes its time. */
const indexOf = (entries: readonly Entry[]) =>
  new Fuse(entries, {
    keys: [{ name: 'name', weight: 3 }, 'code', 'option.prefix', 'aliases'],
    threshold: 1 - limits.MATCH_THRESHOLD,
    isCaseSensitive: true,
  });

/** As a name is compared; the plus sign of a calling code means nothing. */
const plain = (text: string) => plainName(text).replace(/^\+\s*/, '');

function entryOf(option: CountryOption): Entry {
  const aliases = (COUNTRY_ALIASES[option.code] ?? []).map(plain);
  const code = plain(option.code);
  const exact = new Set([code, option.prefix, plain(initials(option.name)), ...aliases]);
  return { option, name: plain(option.name), code, aliases, exact };
}

/** The first letters of the capitalised words, if there are several: Papua New Guinea is also looked for as PNG. */
function initials(name: string): string {
  const letters = name.match(/(?<!\p{L})\p{Lu}/gu) ?? [];
  return letters.length > 1 ? letters.join('') : '';
}
