import { getCountries } from '#src/kernel/api/calls/countries.ts';
import { indexCountries, type CountryIndex } from './country-index.ts';

/**
 * Asks the API for the countries; `country-list.ts` keeps them, so that it is asked once.
 * @throws AppError
 */
export const loadCountries = async (): Promise<CountryIndex> =>
  indexCountries((await getCountries()).countries);
