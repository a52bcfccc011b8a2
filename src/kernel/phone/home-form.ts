import { EXCLUDED_COUNTRIES } from '#src/config/countries.ts';
import { readPhone } from './read-phone.ts';

/** A number as it is dialled within its country, and which country that is. */
export type HomeForm = { readonly text: string; readonly country: string };

/**
 * Writes a number for a field whose button names the country (UI contract, 2b). Nothing is lost: read with that
 * country, the text is the same number again.
 * @param e164 the number in E.164
 * @returns null for what is no valid number of a served country, or would be another number without its calling code
 */
export function homeForm(e164: string): HomeForm | null {
  const { country, national } = readPhone(e164, null);
  if (country === null || national === null || EXCLUDED_COUNTRIES.includes(country)) return null;
  return readPhone(national, country).e164 === e164 ? { text: national, country } : null;
}
