import {
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
 * Reads a phone number while it is being typed: as `parsePhone`, but an unfinished number is nothing to log.
 * @param raw the number as it was typed or stored, at most 250 characters
 * @param defaultCountry the upper-case code of the country that a number without calling code belongs to, or null
 */
export function readPhone(raw: string, defaultCountry: string | null): PhoneResult {
  if (raw.length > limits.INPUT_MAX_LENGTH) return failed('TOO_LONG');
  const text = plainCharacters(raw);
  const country = knownCountry(defaultCountry);
  const options = { ...(country && { defaultCountry: country }), extract: false };
  try {
    const number = parsePhoneNumberWithError(text, options);
    return resultOf(number, parseError(validatePhoneNumberLength(text, options)));
  } catch (error) {
    return failed(parseError((error as Error).message) ?? 'NOT_A_NUMBER');
  }
}

/** The code as the library knows it; null for a country of the list that has no numbering plan. */
export const knownCountry = (code: string | null): CountryCode | null =>
  code !== null && isSupportedCountry(code) ? code : null;

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
