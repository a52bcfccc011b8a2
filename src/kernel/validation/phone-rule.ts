import { EXCLUDED_COUNTRIES } from '#src/config/countries.ts';
import { parsePhone } from '#src/kernel/phone/parse-phone.ts';
import { messages } from './messages.ts';
import { rule, type Rule } from './rules.ts';

/**
 * A phone number with its calling code, as a phone field hands it on: given out by its country, and of a country that
 * is served. It brings the phone library with it, and so stands apart from the other rules.
 */
export const phone = (): Rule =>
  rule((value) => {
    const { valid, country } = parsePhone(value, null);
    return valid && !EXCLUDED_COUNTRIES.includes(country ?? '');
  }, messages.number);
