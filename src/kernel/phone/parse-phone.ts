import {
  isSupportedCountry,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { phone as limits } from '#src/config/limits.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { CALLING_CODE_MAX_DIGITS, plainCharacters, significantOf } from './phone-characters.ts';
import type { PhoneError, PhoneResult } from './phone-result.ts';

const PARSE_ERRORS = ['NOT_A_NUMBER', 'INVALID_COUNTRY', 'TOO_SHORT', 'TOO_LONG'] as const;

/**
 * Reads a phone number (sections 3, 5 and 9), judged with the full metadata. Never throws.
 * An unknown country or calling code is logged and ignored.
 * @param raw the number as it was typed or stored, at most 250 characters
 * @param defaultCountry the upper-case code of the country that a number without calling code belongs to, or null
 */
export function parsePhone(raw: string, defaultCountry: string | null): PhoneResult {
  if (raw.length > limits.INPUT_MAX_LENGTH) return failed('TOO_LONG');
  const text = plainCharacters(raw);
  const country = knownCountry(defaultCountry);
  const options = { ...(country && { defaultCountry: country }), extract: false };
  try {
    const number = parsePhoneNumberWithError(text, options);
    return resultOf(number, parseError(validatePhoneNumberLength(text, options)));
  } catch (error) {
    const reason = parseError((error as Error).message) ?? 'NOT_A_NUMBER';
    if (reason === 'INVALID_COUNTRY' && text.includes('+')) logUnknownCallingCode(text);
    else logger.debug(`Phone number not read: ${reason}`);
    return failed(reason);
  }
}

/**
 * The code as the library knows it. A country of the list that has no numbering plan is logged and ignored.
 * @param code two upper-case letters, or null
 */
export function knownCountry(code: string | null): CountryCode | null {
  if (code === null) return null;
  if (isSupportedCountry(code)) return code;
  logger.warn(`Unknown country: ${code}`);
  return null;
}

function logUnknownCallingCode(text: string) {
  logger.warn(`Unknown calling code: ${significantOf(text).slice(1, 1 + CALLING_CODE_MAX_DIGITS)}`);
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
