import { describe, expect, it } from 'vitest';
import { createCountrySearch } from '#src/kernel/countries/country-search.ts';
import { listReadings } from '#src/kernel/countries/searched-name.ts';
import { COUNTRY_NAMES, buildCountryRows, countryData } from '#tests/support/country-rows.ts';

const namings = ['platform', 'long', 'short'] as const;

const listWays = (name: string) => [
  name,
  name.normalize('NFD').replace(/\p{M}/gu, ''),
  name.toUpperCase(),
  name.replaceAll('&', 'and'),
  name.replaceAll(/\band\b/g, '&'),
  name.replaceAll('St.', 'Saint'),
  name.replaceAll('Saint', 'St'),
  name.replaceAll('’', "'"),
  name.replaceAll(/[.’,]/g, ''),
];

/** Of the ways that are read alike one is enough. */
const toldApart = (queries: readonly string[]) => [
  ...new Map(queries.map((query) => [listReadings(query).join('|'), query])).values(),
];

describe.each(namings)('in a list with %s names', (naming) => {
  const rows = buildCountryRows(naming);
  const search = createCountrySearch(rows);

  it('each country is found first by each of its names and codes, in any spelling', () => {
    const threeLetters = new Map<string, string>(countryData.map(({ iso2, iso3 }) => [iso2, iso3]));
    const missed = rows.flatMap(({ code }) => {
      const names = namings.flatMap((other) => listWays(COUNTRY_NAMES[other](code)));
      return toldApart([...names, code, threeLetters.get(code) ?? code])
        .map((query) => `${query} → ${search(query)[0]?.code}`)
        .filter((found) => !found.endsWith(`→ ${code}`));
    });
    expect(missed).toEqual([]);
  }, 300_000);

  it('each calling code finds first a country that has it', () => {
    const missed = rows.flatMap(({ code, prefix }) => {
      const sharing = rows.filter((row) => row.prefix === prefix);
      return [`+${prefix}`, prefix, `+ ${prefix}`]
        .map((query) => ({ query, first: search(query)[0] }))
        .filter(
          ({ first }) => first?.prefix !== prefix || (sharing.length === 1 && first.code !== code),
        )
        .map(({ query, first }) => `${query} → ${first?.code}`);
    });
    expect(missed).toEqual([]);
  }, 300_000);
});
