import { getCountryDataList } from 'countries-list';
import { expect, it } from 'vitest';
import { indexCountries } from '#src/kernel/countries/country-index.ts';
import { createCountryOptions } from '#src/kernel/countries/country-options.ts';

const codes = ['RU', 'ZA', 'CN', 'US', 'KP', 'AX', 'NG', 'GB', 'PH', 'AL', 'NZ', 'CI', 'AU'];
const names: Record<string, string> = {
  AX: 'Åland',
  AL: 'Albania',
  CI: 'Côte d’Ivoire',
  ZA: 'South Africa',
};
const index = indexCountries(
  codes.map((code) => ({ code, name: names[code] ?? code, prefix: '+1' })),
);

it('the options are AU, NZ, GB and US first, then the others by name, without the excluded ones [S5.2]', () => {
  const { preferred, others } = createCountryOptions(index);
  expect(preferred.map(({ code }) => code)).toEqual(['AU', 'NZ', 'GB', 'US']);
  expect(others.map(({ code }) => code)).toEqual(['AX', 'AL', 'CI', 'ZA']);
});

it('the options of all countries are sorted as the browser sorts words', () => {
  const world = getCountryDataList().map(({ iso2, name }) => ({ code: iso2, name }));
  const sorted = createCountryOptions(indexCountries(world)).others.map(({ name }) => name);
  expect(sorted.length).toBeGreaterThan(200);
  expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('en').compare));
});

it('the options contain only the preferred countries that the API lists', () => {
  const { preferred } = createCountryOptions(
    indexCountries([{ code: 'us', name: 'United States' }]),
  );
  expect(preferred).toEqual([{ code: 'US', name: 'United States', prefix: '' }]);
});

it('an option has the code, the name and the digits of the calling code', () => {
  expect(createCountryOptions(index).others.at(-1)).toEqual({
    code: 'ZA',
    name: 'South Africa',
    prefix: '1',
  });
});

it('the options keep countries of the same name in the order of the API', () => {
  const twins = ['ZA', 'AL', 'FJ'].map((code) => ({ code, name: 'Twin' }));
  const { others } = createCountryOptions(
    indexCountries([...twins, { code: 'DE', name: 'Alpha' }]),
  );
  expect(others.map(({ code }) => code)).toEqual(['DE', 'ZA', 'AL', 'FJ']);
});
