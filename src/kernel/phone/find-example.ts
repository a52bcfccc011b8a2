import { getExampleNumber, type Examples } from 'libphonenumber-js/max';
import { toKnownCountry } from './read-phone.ts';

/**
 * Finds the example number of a country, in national format.
 * @param country two upper-case letters
 * @param examples the library's list of mobile numbers
 * @returns null for a country without one
 */
export function findExample(country: string, examples: Examples): string | null {
  const known = toKnownCountry(country);
  return (known && getExampleNumber(known, examples)?.formatNational()) ?? null;
}
