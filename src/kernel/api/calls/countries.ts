import { type CountriesAnswer, countriesEndpoint } from '#src/contracts/country.ts';
import { request } from '#src/kernel/api/client.ts';

/** All countries (section 7). Only a failure to connect is processed centrally: the form can live without the list. */
export const getCountries = (): Promise<CountriesAnswer> =>
  request({ ...countriesEndpoint, central: 'network' });
