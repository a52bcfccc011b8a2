import { countries as list } from 'countries-list';
import { describe, expect, it } from 'vitest';
import { indexCountries } from '#src/kernel/countries/country-index.ts';
import { countryOptions } from '#src/kernel/countries/country-options.ts';
import { createCountrySearch } from '#src/kernel/countries/country-search.ts';

const index = indexCountries(
  Object.entries(list).map(([code, { name, phone }]) => ({
    code,
    name,
    prefix: String(phone[0] ?? ''),
  })),
);
const { preferred, others } = countryOptions(index);
const options = [...preferred, ...others];
const search = createCountrySearch(options);
const found = (query: string) => search(query).map(({ code }) => code);

describe('the search for a country', () => {
  it('shows every country, in the order of the list, while nothing is typed', () => {
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
  ])('finds for %s first %s', (query, code) => {
    expect(found(query)[0]).toBe(code);
  });

  it('puts exact hits before names that begin so, and those before similar ones', () => {
    expect(found('in')[0]).toBe('IN');
    expect(found('united').slice(0, 2)).toEqual(['GB', 'US']);
    expect(found('n')[0]).toBe('NZ');
    expect(found('uk')).toContain('UA');
  });

  it('takes 0.75 for a similarity: one country for a slip, none for nonsense', () => {
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

  it('reads a huge query only as far as a name can reach', () => {
    const began = performance.now();
    expect(found('new zealand'.padEnd(100_000, 'x'))).toEqual([]);
    expect(found(`${'new zealand'.padEnd(32)}${'x'.repeat(100_000)}`)[0]).toBe('NZ');
    expect(performance.now() - began).toBeLessThan(500);
  });
});
