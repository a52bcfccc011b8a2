import { AsYouType } from 'libphonenumber-js/max';
import { phone as limits } from '#src/config/limits.ts';
import { toDigits, isInternational, toDigitsAndPlus } from './phone-characters.ts';
import { toKnownCountry } from './read-phone.ts';

/**
 * Formats a number while it is typed (section 5): in international format with a leading plus, else in the national
 * format of its country. It never removes a digit. A text that cannot be formatted (more than 15 digits, a plus sign
 * among the digits) stays unchanged. Formatting twice gives the same result.
 * @param text a text from `normalisePhone`
 * @param country the upper-case code of the country of a number without calling code, or null
 */
export function formatAsYouType(text: string, country: string | null): string {
  const digits = toDigits(text);
  if (digits === '' || digits.length > limits.FORMATTED_MAX_DIGITS) return text;
  if (text.includes('+') && !isInternational(text)) return text;
  return new AsYouType(toKnownCountry(country) ?? undefined).input(toDigitsAndPlus(text));
}
