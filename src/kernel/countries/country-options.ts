import { EXCLUDED_COUNTRIES, PREFERRED_COUNTRIES } from '#src/config/countries.ts';
import { toDigits } from '#src/kernel/phone/phone-characters.ts';
import type { CountryIndex } from './country-index.ts';
import { toPlainName } from './plain-name.ts';

/** One row of a country selector. `prefix` is the calling code, digits only. It is empty when there is none. */
export type CountryOption = {
  readonly code: string;
  readonly name: string;
  readonly prefix: string;
};

/**
 * Creates the rows of the country selectors (section 5): the preferred countries in their own order, then the others by
 * name, without the excluded ones.
 * @param index the countries of the API
 */
export function createCountryOptions(index: CountryIndex): {
  readonly preferred: readonly CountryOption[];
  readonly others: readonly CountryOption[];
} {
  const findOption = (code: string): CountryOption[] => {
    const country = index.get(code);
    return country
      ? [{ code, name: country.name, prefix: toDigits(String(country.prefix ?? '')) }]
      : [];
  };
  return {
    preferred: PREFERRED_COUNTRIES.flatMap(findOption),
    others: [...index.keys()]
      .filter(isOther)
      .flatMap(findOption)
      .map((option) => ({ option, name: toPlainName(option.name) }))
      .toSorted((one, other) => Number(one.name > other.name) - Number(one.name < other.name))
      .map(({ option }) => option),
  };
}

const isOther = (code: string) =>
  !EXCLUDED_COUNTRIES.includes(code) && !PREFERRED_COUNTRIES.includes(code);
