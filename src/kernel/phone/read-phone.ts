import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { phone as limits } from '#src/config/limits.ts';
import { plainCharacters } from './phone-characters.ts';
import type { PhoneError, PhoneResult } from './phone-result.ts';

const PARSE_ERRORS = ['NOT_A_NUMBER', 'INVALID_COUNTRY', 'TOO_SHORT', 'TOO_LONG'] as const;

/**
 * A number is of the country that it is read for as long as that country's own metadata says so, whatever main country
 * the library names: a Canadian freephone number is valid in all countries of +1 (decisions, "Text, addresses and phone
 * numbers").
 */
function keepCountry(number: PhoneNumber, country: CountryCode | null): PhoneNumber {
  const named = number.country;
  if (country === null || country === named) return number;
  if (getCountryCallingCode(country) !== number.countryCallingCode) return number;
  number.country = country;
  if (number.isValid()) return number;
  if (named) number.country = named;
  else delete number.country;
  return number;
}

/**
 * Reads a phone number while it is being typed: as `parsePhone`, but an unfinished number is nothing to log.
 * @param raw the number as it was typed or stored, at most 250 characters
 * @param defaultCountry the upper-case code of the country that a number without calling code belongs to, and that one
 *   with the code belongs to while it is valid there; or null
 */
export function readPhone(raw: string, defaultCountry: string | null): PhoneResult {
  if (raw.length > limits.INPUT_MAX_LENGTH) return failed('TOO_LONG');
  const text = plainCharacters(raw);
  const country = knownCountry(defaultCountry);
  const options = { ...(country && { defaultCountry: country }), extract: false };
  try {
    const number = keepCountry(parsePhoneNumberWithError(text, options), country);
    return resultOf(number, parseError(validatePhoneNumberLength(text, options)));
  } catch (error) {
    return failed(parseError((error as Error).message) ?? 'NOT_A_NUMBER');
  }
}

/** The code as the library knows it; null for a country of the list that has no numbering plan. */
export const knownCountry = (code: string | null): CountryCode | null =>
  code !== null && isSupportedCountry(code) ? code : null;

/** The calling code of a country, digits only; null for one without a numbering plan, which is nothing to log here. */
export function codeOfKnown(country: string | null): string | null {
  const known = knownCountry(country);
  return known && getCountryCallingCode(known);
}

const parseError = (reason: string | undefined): PhoneError | null =>
  PARSE_ERRORS.find((known) => known === reason) ?? null;

function resultOf(number: PhoneNumber, error: PhoneError | null): PhoneResult {
  const valid = number.isValid();
  const possible = number.isPossible();
  return {
    valid,
    possible,
    country: number.country ?? null,
    callingCode: number.countryCallingCode,
    nationalNumber: number.nationalNumber,
    type: number.getType() ?? null,
    national: valid ? number.formatNational() : null,
    international: valid ? number.formatInternational() : null,
    e164: possible ? number.number : null,
    uri: possible ? number.getURI() : null,
    extension: number.ext ?? null,
    error,
  };
}

const failed = (error: PhoneError): PhoneResult => ({
  valid: false,
  possible: false,
  country: null,
  callingCode: null,
  nationalNumber: null,
  type: null,
  national: null,
  international: null,
  e164: null,
  uri: null,
  extension: null,
  error,
});
