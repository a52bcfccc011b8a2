import { AsYouType, getCountryCallingCode } from 'libphonenumber-js/max';
import { logUnknownCountry } from './parse-phone.ts';
import { toDigits, isInternational, toDigitsAndPlus } from './phone-characters.ts';
import { findCallingCode, listCountries, knownCountry, readPhone } from './read-phone.ts';

/**
 * The calling code of a country, digits only; null (and logged) for one without a numbering plan.
 * @param country two upper-case letters, or null
 */
export function getCallingCode(country: string | null): string | null {
  if (country !== null) logUnknownCountry(country);
  return findCallingCode(country);
}

/**
 * The country that a number itself names (UI contract, 2b): the one of its calling code, as far as the digits tell.
 * Where several countries share the code (+1, +7, +44), the country that the field was given stays while the number
 * is valid for it; where the digits do not tell yet, the current one stays if it is among them, else the main one
 * counts. A national number names a country only when it turns out to belong to
 * a neighbour that shares the code (a Canadian number with the United States chosen).
 * @param text a text that `normalisePhone` has prepared
 * @param current the upper-case code of the country that is shown now, or null
 * @param given the one that was picked, or that the form names; or null
 * @returns an upper-case code, or null when the number names none
 */
export function countryNamedBy(
  text: string,
  current: string | null,
  given: string | null = current,
): string | null {
  if (!isInternational(text)) return findNeighbour(text, current);
  const whole = readPhone(text, given);
  if (whole.valid && whole.country === given) return given;
  const typing = new AsYouType();
  typing.input(toDigitsAndPlus(text));
  const callingCode = typing.getCallingCode();
  if (callingCode === undefined) return null;
  const told = typing.getNumber()?.country ?? typing.getCountry();
  if (told) return told;
  const sharing = listCountries(callingCode);
  return sharing.find((country) => country === current) ?? sharing[0] ?? null;
}

/**
 * The calling code that a text begins with, digits only, as far as it is written out; null for a national number.
 * @param text a text that `normalisePhone` has prepared
 */
export function callingCodeIn(text: string): string | null {
  if (!isInternational(text)) return null;
  const typing = new AsYouType();
  typing.input(toDigitsAndPlus(text));
  return typing.getCallingCode() ?? null;
}

function findNeighbour(text: string, current: string | null): string | null {
  const known = knownCountry(current);
  if (known === null || listCountries(getCountryCallingCode(known)).length === 1) return null;
  const { valid, country, callingCode } = readPhone(text, current);
  return valid && country !== current && callingCode === getCountryCallingCode(known)
    ? country
    : null;
}

/**
 * Takes a number over to another country that the visitor picked from the list: no digit of the number is lost.
 * An international number gets the new calling code in place of its own; a national one stays.
 * @param text a text that `normalisePhone` has prepared
 * @param country the upper-case code of the country picked
 */
export function moveToCountry(text: string, country: string): string {
  const next = getCallingCode(country);
  if (next === null) return text;
  const callingCode = callingCodeIn(text);
  if (callingCode === null || callingCode === next) return text;
  return `+${next}${toDigits(text).slice(callingCode.length)}`;
}
