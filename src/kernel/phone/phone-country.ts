import { AsYouType, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/metadata.max.json';
import { logUnknownCountry } from './parse-phone.ts';
import { digitsOf, isInternational, significantOf } from './phone-characters.ts';
import { knownCountry, readPhone } from './read-phone.ts';

/**
 * The calling code of a country, digits only; null (and logged) for one without a numbering plan.
 * @param country two upper-case letters, or null
 */
export function callingCodeOf(country: string | null): string | null {
  if (country !== null) logUnknownCountry(country);
  const known = knownCountry(country);
  return known && getCountryCallingCode(known);
}

/**
 * The country that a number itself names (UI contract, 2b): the one of its calling code, as far as the digits tell.
 * Where several countries share the code (+1, +7, +44) and the digits do not tell yet, the current one stays if it
 * is among them, else the main one counts. A national number names a country only when it turns out to belong to
 * a neighbour that shares the code (a Canadian number with the United States chosen).
 * @param text a text that `normalisePhone` has prepared
 * @param current the upper-case code of the country that is shown now, or null
 * @returns an upper-case code, or null when the number names none
 */
export function countryNamedBy(text: string, current: string | null): string | null {
  if (!isInternational(text)) return neighbourOf(text, current);
  const typing = new AsYouType();
  typing.input(significantOf(text));
  const callingCode = typing.getCallingCode();
  if (callingCode === undefined) return null;
  const told = typing.getNumber()?.country ?? typing.getCountry();
  if (told) return told;
  const sharing = countriesOf(callingCode);
  return sharing.find((country) => country === current) ?? sharing[0] ?? null;
}

/** The countries that share a calling code, the main one first. */
const countriesOf = (callingCode: string): readonly CountryCode[] =>
  metadata.country_calling_codes[callingCode] ?? [];

function neighbourOf(text: string, current: string | null): string | null {
  const known = knownCountry(current);
  if (known === null || countriesOf(getCountryCallingCode(known)).length === 1) return null;
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
  const next = callingCodeOf(country);
  if (next === null || !isInternational(text)) return text;
  const typing = new AsYouType();
  typing.input(significantOf(text));
  const callingCode = typing.getCallingCode();
  if (callingCode === undefined || callingCode === next) return text;
  return `+${next}${digitsOf(text).slice(callingCode.length)}`;
}

/**
 * Makes one right number of a whole number that was pasted or filled in by the browser, so that its calling code
 * is not doubled (conventions, row 27): one that was written to be dialled from abroad becomes international, with
 * or without its plus sign; one that begins with the calling code of the current country becomes national; what is
 * valid as it stands stays.
 * @param text a text that `normalisePhone` has prepared
 * @param country the upper-case code of the country that is shown now, or null
 */
export function settleWholeNumber(text: string, country: string | null): string {
  const digits = digitsOf(text);
  const { valid, e164, national, callingCode } = readPhone(text, country);
  if (!valid || e164 === null || national === null) {
    return text.includes('+') ? text : (withMissingPlus(digits) ?? text);
  }
  if (isInternational(text) || callingCode !== callingCodeOf(country)) return e164;
  return e164 === `+${digits}` ? national : text;
}

function withMissingPlus(digits: string): string | undefined {
  const candidates = [`+${digits}`, `+${digits.replace(/^00/, '')}`];
  return candidates.find((candidate) => readPhone(candidate, null).valid);
}
