import { AsYouType } from 'libphonenumber-js/max';
import { phone as limits } from '#src/config/limits.ts';
import { toDigits, isInternational, toDigitsAndPlus } from './phone-characters.ts';
import { knownCountry } from './read-phone.ts';

/**
 * Formats a number that is still being typed (section 5): with a leading plus in the international form, else as
 * its country writes it. No digit is ever dropped: what cannot be formatted (more than 15 digits, a plus sign
 * among the digits) comes back as it was. Formatting twice changes nothing more.
 * @param text a text that `normalisePhone` has prepared
 * @param country the upper-case code of the country of a number without calling code, or null
 */
export function formatAsYouType(text: string, country: string | null): string {
  const digits = toDigits(text);
  if (digits === '' || digits.length > limits.FORMATTED_MAX_DIGITS) return text;
  if (text.includes('+') && !isInternational(text)) return text;
  return new AsYouType(knownCountry(country) ?? undefined).input(toDigitsAndPlus(text));
}
