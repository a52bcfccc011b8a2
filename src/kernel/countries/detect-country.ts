import { EXCLUDED_COUNTRIES } from '#src/config/countries.ts';
import { lookUpCountry } from '#src/kernel/api/calls/ip-lookup.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { countryList, fetchCountryList } from './country-list.ts';

/**
 * Detects the visitor's probable country (sections 7 and 8).
 * @returns the upper-case code of a country that is listed and not excluded; null otherwise, and when the look-up
 *   fails, which is logged
 */
export async function detectCountry(): Promise<string | null> {
  try {
    const [code] = await Promise.all([lookUpCountry(), fetchCountryList()]);
    const isListed = countryList.getState().index.has(code);
    if (isListed && !EXCLUDED_COUNTRIES.includes(code)) return code;
    logger.info(`No country preselected: ${code} is not offered`);
  } catch (error) {
    logger.warn('No country preselected: the look-up failed', { error });
  }
  return null;
}
