import { AsYouType, getCountryCallingCode } from 'libphonenumber-js/max';
import { logUnknownCountry } from './parse-phone.ts';
import { toDigits, isInternational, toDigitsAndPlus } from './phone-characters.ts';
import { findCallingCode, listCountries, toKnownCountry, readPhone } from './read-phone.ts';

/**
 * Gets the calling code of a country, digits only. It logs a country without a numbering plan, and returns null.
 * @param country two upper-case letters, or null
 */
export function getCallingCode(country: string | null): string | null {
  if (country !== null) logUnknownCountry(country);
  return findCallingCode(country);
}

/**
 * Finds the country of a number (UI contract, 2b) by its calling code, as far as the digits decide. When several
 * countries share the code (+1, +7, +44), the given country stays while the number is valid for it. When the digits do
 * not decide yet, the current country stays if it shares the code, else the main country counts. A national number has
 * a country only when it belongs to another country with the same code (a Canadian number with the United States
 * chosen).
 * @param text a text from `normalisePhone`
 * @param current the upper-case code of the shown country, or null
 * @param given the country that was picked, or of the form's country field, or null
 * @returns an upper-case code, or null when the number has no country
 */
export function findNamedCountry(
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
  const found = typing.getNumber()?.country ?? typing.getCountry();
  if (found) return found;
  const sharing = listCountries(callingCode);
  return sharing.find((country) => country === current) ?? sharing[0] ?? null;
}

/**
 * Gets the calling code at the start of a text, digits only.
 * @param text a text from `normalisePhone`
 * @returns null for a national number or an incomplete code
 */
export function readCallingCode(text: string): string | null {
  if (!isInternational(text)) return null;
  const typing = new AsYouType();
  typing.input(toDigitsAndPlus(text));
  return typing.getCallingCode() ?? null;
}

function findNeighbour(text: string, current: string | null): string | null {
  const known = toKnownCountry(current);
  if (known === null || listCountries(getCountryCallingCode(known)).length === 1) return null;
  const { valid, country, callingCode } = readPhone(text, current);
  return valid && country !== current && callingCode === getCountryCallingCode(known)
    ? country
    : null;
}

/**
 * Moves a number to another country that the visitor picked. It keeps all digits. An international number gets the new
 * calling code, a national one stays.
 * @param text a text from `normalisePhone`
 * @param country the upper-case code of the picked country
 */
export function moveToCountry(text: string, country: string): string {
  const next = getCallingCode(country);
  if (next === null) return text;
  const callingCode = readCallingCode(text);
  if (callingCode === null || callingCode === next) return text;
  return `+${next}${toDigits(text).slice(callingCode.length)}`;
}
