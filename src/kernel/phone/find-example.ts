import { getExampleNumber, type Examples } from 'libphonenumber-js/max';
import { knownCountry } from './read-phone.ts';

/**
 * The example number of a country, in the national form; null for a country without one.
 * @param country two upper-case letters
 * @param examples the library's own list of mobile numbers
 */
export function findExample(country: string, examples: Examples): string | null {
  const known = knownCountry(country);
  return (known && getExampleNumber(known, examples)?.formatNational()) ?? null;
}
