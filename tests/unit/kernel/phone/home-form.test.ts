import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { describe, expect, it } from 'vitest';
import { EXCLUDED_COUNTRIES } from '#src/config/countries.ts';
import { editPhone } from '#src/kernel/phone/edit-phone.ts';
import { findHomeForm } from '#src/kernel/phone/home-form.ts';
import { phoneEdit } from '#tests/support/phone-edits.ts';

const exampleNumbers = getCountries().flatMap((country) => {
  const number = getExampleNumber(country, examples);
  return number ? [[country, number.number] as const] : [];
});

describe('a number in the form of its country', () => {
  it.each([
    ['+64215550123', { text: '021 555 0123', country: 'NZ' }],
    ['+12045550123', { text: '(204) 555-0123', country: 'CA' }],
    ['+447797712345', { text: '07797 712345', country: 'JE' }],
  ])('of %s is %j', (e164, form) => {
    expect(findHomeForm(e164)).toEqual(form);
  });

  it.each(['', '021 555 0123', '+6421', '+80012345678', '+79123456789', 'no number'])(
    'does not exist for %j',
    (value) => {
      expect(findHomeForm(value)).toBeNull();
    },
  );

  it('parses to the same number, in every country with a number', () => {
    const served = exampleNumbers.filter(([country]) => !EXCLUDED_COUNTRIES.includes(country));
    const forms = served.flatMap(([, e164]) => {
      const form = findHomeForm(e164);
      return form ? [{ e164, form }] : [];
    });
    for (const { e164, form } of forms) {
      const edited = editPhone(phoneEdit(form.text, form.country));
      expect([edited.value, edited.country, edited.valid]).toEqual([e164, form.country, true]);
    }
    expect(forms.length).toBeGreaterThan(200);
  });
});
