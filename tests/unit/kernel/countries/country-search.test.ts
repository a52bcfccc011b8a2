import { countries as list } from 'countries-list';
import { describe, expect, it } from 'vitest';
import { indexCountries } from '#src/kernel/countries/country-index.ts';
import { createCountryOptions } from '#src/kernel/countries/country-options.ts';
import { createCountrySearch } from '#src/kernel/countries/country-search.ts';
import { measureCpuMs } from '#tests/support/cpu-time.ts';

/** What people call countries, beside the names of the list. */
const COUNTRY_NAMES: Record<string, string[]> = {
  AE: ['UAE', 'Emirates'],
  CH: ['Schweiz', 'Suisse', 'Svizzera'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic'],
  DE: ['Deutschland'],
  ES: ['España'],
  FI: ['Suomi'],
  GB: ['UK', 'Britain', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  IE: ['Eire'],
  KR: ['South Korea'],
  MM: ['Burma'],
  NL: ['Holland'],
  NZ: ['Aotearoa'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  US: ['USA', 'America', 'United States of America'],
  VA: ['Vatican', 'Holy See'],
};

const index = indexCountries(
  Object.entries(list).map(([code, { name, phone }]) => ({
    code,
    name,
    prefix: String(phone[0] ?? ''),
  })),
);
const { preferred, others } = createCountryOptions(index);
const options = [...preferred, ...others];
/* A new one each time: it makes its index at the first search. */
const search = (query: string) => createCountrySearch(options)(query);
const found = (query: string) => search(query).map(({ code }) => code);

describe('the search for a country', () => {
  it('returns every country, in the order of the list, for an empty query', () => {
    expect(search('')).toEqual(options);
    expect(search('  ')).toEqual(options);
    expect(search('+')).toEqual(options);
  });

  it.each([
    ['new z', 'NZ'],
    ['germny', 'DE'],
    ['austrlia', 'AU'],
    ['untied kngdom', 'GB'],
    ['zea', 'NZ'],
    ['nz', 'NZ'],
    ['dk', 'DK'],
    ['+64', 'NZ'],
    ['+ 353', 'IE'],
    ['64', 'NZ'],
    ['uk', 'GB'],
    ['Britain', 'GB'],
    ['holland', 'NL'],
    ['usa', 'US'],
    ['aotearoa', 'NZ'],
    ['png', 'PG'],
    ['UAE', 'AE'],
    ['espana', 'ES'],
    ['united s', 'US'],
    ['reunon', 'RE'],
    ['deutschlnd', 'DE'],
  ])('finds for %s first %s', (query, code) => {
    expect(found(query)[0]).toBe(code);
  });

  it.each(
    Object.entries(COUNTRY_NAMES).flatMap(([code, names]) => names.map((name) => [name, code])),
  )('knows %s as another name of %s, with any name of the API', (name, code) => {
    const nameless = [...new Set(['DK', ...Object.keys(COUNTRY_NAMES)])].map((one) => ({
      code: one,
      name: 'x',
      prefix: '',
    }));
    expect(createCountrySearch(nameless)(name)[0]?.code).toBe(code);
  });

  it('finds a calling code by its first digits', () => {
    expect(found('35')).toContain('IE');
  });

  it('lists exact matches before names that start with the query, and those before similar names', () => {
    expect(found('in')[0]).toBe('IN');
    expect(found('united').slice(0, 2)).toEqual(['GB', 'US']);
    expect(found('n')[0]).toBe('NZ');
    expect(found('uk')).toContain('UA');
  });

  it('uses 0.75 as similarity: one country for a typing error, none for nonsense [S9.6b]', () => {
    expect(found('germny')).toEqual(['DE']);
    expect(found('zea')).toEqual(['NZ']);
    expect(found('zzzz')).toEqual([]);
  });

  it('never shows a country twice, nor an excluded one', () => {
    for (const query of ['united', '1', 'a', 'new']) {
      expect(new Set(found(query)).size).toBe(found(query).length);
    }
    expect(found('china')).not.toContain('CN');
    expect(found('+7')).not.toContain('RU');
  });

  it('cuts a huge query to the length of a name', () => {
    const cpuMs = measureCpuMs(() => {
      expect(found('new zealand'.padEnd(100_000, 'x'))).toEqual([]);
      expect(found(`${'new zealand'.padEnd(32)}${'x'.repeat(100_000)}`)[0]).toBe('NZ');
    });
    expect(cpuMs).toBeLessThan(500);
  });
});
