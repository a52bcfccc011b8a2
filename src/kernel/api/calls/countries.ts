import { Country, CountryRows, countriesEndpoint } from '#src/contracts/country.ts';
import { request } from '#src/kernel/api/client.ts';
import { ResponseError } from '#src/kernel/errors/app-error.ts';
import { errorMessages } from '#src/kernel/errors/messages.ts';
import { logger } from '#src/kernel/log/logger.ts';

type Countries = Omit<CountryRows, 'countries'> & { readonly countries: readonly Country[] };

/**
 * Gets all countries (section 7). Only a connection failure is processed centrally, because the form works without the
 * list. A row that does not match its contract is logged and left out.
 * @throws AppError; a ResponseError when no row matches
 */
export async function getCountries(): Promise<Countries> {
  const answer = await request({ ...countriesEndpoint, answer: CountryRows, central: 'network' });
  const countries = answer.countries.flatMap(parseRow);
  if (countries.length === 0) throw new ResponseError(errorMessages.response);
  return { ...answer, countries };
}

function parseRow(row: unknown, place: number): readonly Country[] {
  const { data, error } = Country.safeParse(row);
  if (data) return [data];
  const faults = error.issues.map(
    ({ path, code }) => `countries.${[place, ...path].join('.')}: ${code}`,
  );
  logger.warn('A row of the countries does not fit its contract', { faults });
  return [];
}
