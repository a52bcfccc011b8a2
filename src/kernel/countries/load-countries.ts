import { getCountries } from '#src/kernel/api/calls/countries.ts';
import { indexCountries, type CountryIndex } from './country-index.ts';

let loading: Promise<CountryIndex> | null = null;

/**
 * The countries of the API, loaded once (section 3). A failed load is thrown to everybody who waits for it, and the
 * next call tries again.
 * @throws AppError
 */
export function loadCountries(): Promise<CountryIndex> {
  loading ??= getCountries().then(
    ({ countries }) => indexCountries(countries),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
