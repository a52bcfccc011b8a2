import { logger } from '#src/kernel/log/logger.ts';
import { loadPhoneLibrary } from './phone-library.ts';

/**
 * Loads an example mobile number of a country, in national format. Its data loads at the first use (section 7). A
 * failure is logged and gives null, because the field works without it.
 * @param country two upper-case letters, or null
 */
export async function fetchExampleNumber(country: string | null): Promise<string | null> {
  if (country === null) return null;
  try {
    const [library, examples] = await Promise.all([
      loadPhoneLibrary(),
      import('libphonenumber-js/examples.mobile.json'),
    ]);
    return library.findExample(country, examples.default);
  } catch (error) {
    logger.warn('Example numbers could not be loaded', { error });
    return null;
  }
}
