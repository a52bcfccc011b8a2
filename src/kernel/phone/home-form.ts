import { EXCLUDED_COUNTRIES } from '#src/config/countries.ts';
import { readPhone } from './read-phone.ts';

/** A number in national format, and its country. */
export type HomeForm = { readonly text: string; readonly country: string };

/**
 * Formats a number for a field whose button shows the country (UI contract, 2b). With that country, the text parses to
 * the same number.
 * @param e164 the number in E.164
 * @param given the country that stays while the number is valid for it, or null
 * @param isOffered whether the list offers a country
 * @returns null for a number that is invalid or of an excluded country, or that would be another number without its
 *   calling code
 */
export function findHomeForm(
  e164: string,
  given: string | null = null,
  isOffered: (country: string) => boolean = () => true,
): HomeForm | null {
  const { country, national } = readPhone(e164, given);
  if (country === null || national === null || !isOffered(country)) return null;
  if (EXCLUDED_COUNTRIES.includes(country)) return null;
  return readPhone(national, country).e164 === e164 ? { text: national, country } : null;
}
