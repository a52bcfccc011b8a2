import { logger } from '#src/kernel/log/logger.ts';
import { CALLING_CODE_MAX_DIGITS, toPlainCharacters, toDigitsAndPlus } from './phone-characters.ts';
import type { PhoneResult } from './phone-result.ts';
import { toKnownCountry, readPhone } from './read-phone.ts';

/**
 * Parses a phone number (sections 3, 5 and 9), and validates it with the full metadata. It never throws. A number that
 * cannot be parsed, with an unknown country or calling code, is logged without its digits and ignored (section 8).
 * @param raw the typed or stored number, at most 250 characters
 * @param defaultCountry the upper-case code of the country of a number without calling code, or null
 */
export function parsePhone(raw: string, defaultCountry: string | null): PhoneResult {
  const result = readPhone(raw, defaultCountry);
  if (defaultCountry !== null) logUnknownCountry(defaultCountry);
  if (result.callingCode === null) logFailure(raw, result.error);
  return result;
}

/** Logs the code of a country that has no numbering plan. */
export function logUnknownCountry(code: string): void {
  if (toKnownCountry(code) === null) logger.warn(`Unknown country: ${code}`);
}

function logFailure(raw: string, reason: string | null) {
  const written = toDigitsAndPlus(toPlainCharacters(raw));
  const callingCode = written.slice(1, 1 + CALLING_CODE_MAX_DIGITS);
  if (reason === 'INVALID_COUNTRY' && written.startsWith('+'))
    logger.warn(`Unknown calling code: ${callingCode}`);
  else logger.debug(`Phone number not read: ${reason}`);
}
