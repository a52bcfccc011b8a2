/** The large part of this folder, with the metadata of every country. `phone-library.ts` loads it as one chunk. */
export { editPhone } from './edit-phone.ts';
export { findExample } from './find-example.ts';
export { formatAsYouType } from './format-as-you-type.ts';
export { findHomeForm } from './home-form.ts';
export { parsePhone } from './parse-phone.ts';
export { getCallingCode, findNamedCountry, moveToCountry } from './phone-country.ts';
export { settleDialledNumber, settleWholeNumber } from './settle-number.ts';
