import { getCountries } from '#src/kernel/api/calls/countries.ts';
import { indexCountries, type CountryIndex } from './country-index.ts';

/**
 * Loads the countries from the API. `country-list.ts` keeps them, so that this runs once.
 * @throws AppError
 */
export const loadCountries = async (): Promise<CountryIndex> =>
  indexCountries((await getCountries()).countries);
