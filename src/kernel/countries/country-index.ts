import type { Country } from '#src/contracts/country.ts';

/** The countries by their upper-cased code (section 3). */
export type CountryIndex = ReadonlyMap<string, Country>;

/**
 * Indexes the countries of a list. The last of two countries with the same code counts.
 * @param countries as the API lists them, codes in any case
 */
export const indexCountries = (countries: readonly Country[]): CountryIndex =>
  new Map(
    countries.map((country) => {
      const code = country.code.toUpperCase();
      return [code, { ...country, code }];
    }),
  );
