import { countries as list, getCountryDataList } from 'countries-list';
import { indexCountries } from '#src/kernel/countries/country-index.ts';
import { type CountryOption, createCountryOptions } from '#src/kernel/countries/country-options.ts';

const cldr = (style: 'long' | 'short') => {
  const names = new Intl.DisplayNames('en', { type: 'region', style });
  return (code: string) => names.of(code) ?? code;
};

/** The names of the countries: of the platform's list, and of Unicode's CLDR. */
export const COUNTRY_NAMES = {
  platform: (code: string) => list[code as keyof typeof list].name,
  long: cldr('long'),
  short: cldr('short'),
};
export type Naming = keyof typeof COUNTRY_NAMES;

export const countryData = getCountryDataList();

/** The rows of a selector in which the countries have these names. */
export function buildCountryRows(naming: Naming): readonly CountryOption[] {
  const { preferred, others } = createCountryOptions(
    indexCountries(
      countryData.map(({ iso2, phone }) => ({
        code: iso2,
        name: COUNTRY_NAMES[naming](iso2),
        prefix: String(phone[0] ?? ''),
      })),
    ),
  );
  return [...preferred, ...others];
}
