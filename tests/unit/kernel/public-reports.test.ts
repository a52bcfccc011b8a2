import { countries as list } from 'countries-list';
import { expect, it } from 'vitest';
import { WelcomeSchema } from '#src/features/welcome/welcome-schema.ts';
import { toSafeReturnPath } from '#src/kernel/auth/return-path.ts';
import { createCountryOptions } from '#src/kernel/countries/country-options.ts';
import { indexCountries } from '#src/kernel/countries/country-index.ts';
import { createCountrySearch } from '#src/kernel/countries/country-search.ts';
import { isSameEmail } from '#src/kernel/text/email-address.ts';
import { buildInitialData } from '#tests/support/builders.ts';
import { enter } from '#tests/support/phone-matrix.ts';
import { COUNTRY_REPORTS, RETURN_REPORTS } from '#tests/support/reports/other-reports.ts';
import { PHONE_REPORTS } from '#tests/support/reports/phone-reports.ts';
import {
  EMAIL_REPORTS,
  NAME_REPORTS,
  SAME_EMAIL_REPORTS,
} from '#tests/support/reports/text-reports.ts';

const isTaken = (changes: object) =>
  WelcomeSchema.safeParse({ ...buildInitialData(), ...changes }).success;

const phoneReports = PHONE_REPORTS.map(
  ([where, picked, text, number, country = picked]) =>
    [where, picked, text, number, country] as const,
);

it.each(phoneReports)('%s: with %s picked, %j is %s', (_, picked, text, number, country) => {
  /* A URI and what is dialled after a pause are pasted from a phone, never typed. */
  const manners = /^tel:|#$/.test(text) ? (['filled'] as const) : (['typed', 'filled'] as const);
  for (const manner of manners) {
    const { value, valid, country: shown } = enter(text, picked, manner);
    const read = valid ? [value, shown] : ['not valid', country];
    expect(read).toEqual([number, country]);
  }
});

it.each(EMAIL_REPORTS)('%s: the address %j is taken: %s', (_, email, taken) => {
  expect(isTaken({ email })).toBe(taken);
});

it.each(SAME_EMAIL_REPORTS)('%s: %s and %s are one address', (_, one, other) => {
  expect(isSameEmail(one, other)).toBe(true);
});

it.each(NAME_REPORTS)('%s: the name %j is taken: %s', (_, name, taken) => {
  expect(isTaken({ firstName: name })).toBe(taken);
  expect(isTaken({ lastName: name })).toBe(taken);
  expect(isTaken({ name })).toBe(taken);
});

const { preferred, others } = createCountryOptions(
  indexCountries(
    Object.entries(list).map(([code, { name, phone }]) => ({
      code,
      name,
      prefix: String(phone[0] ?? ''),
    })),
  ),
);
const search = createCountrySearch([...preferred, ...others]);

it.each(COUNTRY_REPORTS)('%s: %j finds %s first', (_, query, code) => {
  expect(search(query)[0]?.code).toBe(code);
});

it.each(RETURN_REPORTS)('%s: a sign-in never leads to %j', (_, path) => {
  expect(toSafeReturnPath(path)).toBe('/');
});
