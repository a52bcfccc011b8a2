import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/metadata.max.json';
import { phone as limits } from '#src/config/limits.ts';
import { toPlainCharacters } from './phone-characters.ts';
import type { PhoneError, PhoneResult } from './phone-result.ts';

const PARSE_ERRORS = ['NOT_A_NUMBER', 'INVALID_COUNTRY', 'TOO_SHORT', 'TOO_LONG'] as const;

/** The countries that share a calling code, the main one first. */
export const listCountries = (callingCode: string): readonly CountryCode[] =>
  metadata.country_calling_codes[callingCode] ?? [];

/**
 * Sets the country of a number. The expected country stays while its own metadata accepts the number, also when the
 * library names another main country: a Canadian freephone number is valid in all countries of +1 (decisions, "Text,
 * addresses and phone numbers"). A number that is invalid in the library's country may be valid in another country with
 * the same code.
 */
function placeNumber(number: PhoneNumber, country: CountryCode | null): PhoneNumber {
  const named = number.country;
  const sharing = listCountries(number.countryCallingCode);
  const own = sharing.filter((code) => code === country);
  const isElsewhere = !number.isValid() && number.isPossible();
  const candidates = [...own, ...(isElsewhere ? sharing : [])];
  for (const candidate of candidates) if (isValidIn(number, candidate)) return number;
  isValidIn(number, named);
  return number;
}

/**
 * Personal numbers of +1 (500 and similar) belong to the whole North American plan. The metadata has them only in the
 * United States.
 */
const isPersonalNumber = (number: PhoneNumber, country: CountryCode | null): boolean =>
  country !== null &&
  number.countryCallingCode === '1' &&
  listCountries('1').includes(country) &&
  number.getType() === 'PERSONAL_NUMBER';

function isValidIn(number: PhoneNumber, country: CountryCode | undefined): boolean {
  if (country) number.country = country;
  else delete number.country;
  return number.isValid();
}

/**
 * Parses a phone number like `parsePhone`, but logs nothing, because the number may be incomplete.
 * @param raw the typed or stored number, at most 250 characters
 * @param defaultCountry the upper-case code of the country of a number without calling code, and of a number with its
 *   code that is valid there; or null
 */
export function readPhone(raw: string, defaultCountry: string | null): PhoneResult {
  if (raw.length > limits.INPUT_MAX_LENGTH) return failed('TOO_LONG');
  const text = toPlainCharacters(raw);
  const country = toKnownCountry(defaultCountry);
  const options = { ...(country && { defaultCountry: country }), extract: false };
  try {
    const number = placeNumber(parsePhoneNumberWithError(text, options), country);
    const result = toResult(number, parseError(validatePhoneNumberLength(text, options)));
    return isPersonalNumber(number, country) ? { ...result, country } : result;
  } catch (error) {
    return failed(parseError((error as Error).message) ?? 'NOT_A_NUMBER');
  }
}

/**
 * Converts a code to the type of the library.
 * @returns null for a country without a numbering plan
 */
export const toKnownCountry = (code: string | null): CountryCode | null =>
  code !== null && isSupportedCountry(code) ? code : null;

/**
 * Finds the calling code of a country, digits only.
 * @returns null for a country without a numbering plan
 */
export function findCallingCode(country: string | null): string | null {
  const known = toKnownCountry(country);
  return known && getCountryCallingCode(known);
}

const parseError = (reason: string | undefined): PhoneError | null =>
  PARSE_ERRORS.find((known) => known === reason) ?? null;

function toResult(number: PhoneNumber, error: PhoneError | null): PhoneResult {
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
