import { EXCLUDED_COUNTRIES } from '#src/config/countries.ts';
import { readPhone } from './read-phone.ts';

/** A number as it is dialled within its country, and which country that is. */
export type HomeForm = { readonly text: string; readonly country: string };

/**
 * Writes a number for a field whose button names the country (UI contract, 2b). Nothing is lost: read with that
 * country, the text is the same number again.
 * @param e164 the number in E.164
 * @param given the country that stays while the number is valid for it, or null
 * @param isOffered whether the list of countries offers one
 * @returns null for what is no valid number of a served country, or would be another number without its calling code
 */
export function homeForm(
  e164: string,
  given: string | null = null,
  isOffered: (country: string) => boolean = () => true,
): HomeForm | null {
  const { country, national } = readPhone(e164, given);
  if (country === null || national === null || !isOffered(country)) return null;
  if (EXCLUDED_COUNTRIES.includes(country)) return null;
  return readPhone(national, country).e164 === e164 ? { text: national, country } : null;
}
