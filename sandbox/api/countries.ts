import { getAllCountries } from 'countries-and-timezones';
import { getCountryDataList, getEmojiFlag } from 'countries-list';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import type { Country } from '#src/contracts/country.ts';
import type { Handler } from './handlers.ts';

const zones: Partial<Record<string, { timezones: string[] }>> = getAllCountries();

const findCallingCode = (code: string, listed: readonly number[]) =>
  isSupportedCountry(code) ? getCountryCallingCode(code) : String(listed[0] ?? '');

/** The ISO 3166 list: names, currencies and flags by countries-list, prefixes by libphonenumber. */
export const COUNTRIES: readonly Country[] = getCountryDataList()
  .map(({ iso2, name, currency, phone }) => ({
    id: iso2.toLowerCase(),
    meta: {},
    code: iso2,
    name,
    flag: getEmojiFlag(iso2),
    currencyCode: currency[0] ?? '',
    prefix: findCallingCode(iso2, phone),
    timezones: zones[iso2]?.timezones ?? [],
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

export const listCountries: Handler<'countries'> = async () => ({
  countries: [...COUNTRIES],
  meta: { total: COUNTRIES.length },
});
