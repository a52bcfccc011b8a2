import { EXCLUDED_COUNTRIES } from '#src/config/countries.ts';
import { parsePhone } from '#src/kernel/phone/parse-phone.ts';
import { messages } from './messages.ts';
import { rule, type Rule } from './rules.ts';

/**
 * A rule for a phone number with its calling code, as a phone field gives it: valid, and not of an excluded country. It
 * is in its own file, because it loads the phone library.
 */
export const phone = (): Rule =>
  rule((value) => {
    const { valid, country } = parsePhone(value, null);
    return valid && !EXCLUDED_COUNTRIES.includes(country ?? '');
  }, messages.number);
