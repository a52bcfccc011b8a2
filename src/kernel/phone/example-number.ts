import { logger } from '#src/kernel/log/logger.ts';
import { loadPhoneLibrary } from './phone-library.ts';

/**
 * A mobile number of a country as an example of what to type, in the national form; its data is loaded when first
 * asked for (section 7). A failure is logged and answered with null: the field works without.
 * @param country two upper-case letters, or null
 */
export async function exampleNumber(country: string | null): Promise<string | null> {
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
