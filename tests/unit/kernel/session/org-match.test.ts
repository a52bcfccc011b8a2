import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesNameOrEmail, matchesNameAndEmail } from '#src/kernel/session/org-match.ts';

const entered = { name: 'Kauri Bay Tennis Club', email: 'aroha@kauribay.example' };
const other = { name: 'Totara Chess Club', email: 'wiremu@totara.example' };

describe('matchesNameOrEmail', () => {
  it('matches by e-mail, in any case [S2.15a]', () => {
    expect(matchesNameOrEmail({ ...other, email: ' Aroha@KauriBay.example ' }, entered)).toBe(true);
  });

  it('matches by name, in any case and with spaces around it [S2.15a]', () => {
    expect(matchesNameOrEmail({ ...other, name: 'KAURI BAY tennis club ' }, entered)).toBe(true);
  });

  it('ignores spaces around the entered values', () => {
    const spaced = { name: ' Kauri Bay Tennis Club ', email: ' aroha@kauribay.example ' };
    expect(matchesNameOrEmail({ ...other, name: entered.name }, spaced)).toBe(true);
    expect(matchesNameOrEmail({ ...other, email: entered.email }, spaced)).toBe(true);
  });

  it('does not match a name that is only similar', () => {
    expect(matchesNameOrEmail({ ...other, name: 'Kauri Bay Tennis' }, entered)).toBe(false);
  });

  it('does not match two missing e-mails', () => {
    expect(matchesNameOrEmail({ ...other, email: ' ' }, { ...entered, email: '' })).toBe(false);
    expect(matchesNameOrEmail({ ...other, email: '' }, { ...entered, email: ' ' })).toBe(false);
  });
});

describe('matchesNameAndEmail', () => {
  it('requires both the e-mail and the name', () => {
    expect(
      matchesNameAndEmail(
        { name: 'kauri bay tennis club', email: 'AROHA@kauribay.example' },
        entered,
      ),
    ).toBe(true);
    expect(matchesNameAndEmail({ ...entered, email: other.email }, entered)).toBe(false);
    expect(matchesNameAndEmail({ ...entered, name: other.name }, entered)).toBe(false);
  });
});

it('the comparison never throws, is symmetric, and never matches an empty name or address', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', ' ', 'İ', 'ß', 'SS'));
  const identity = fc.record({ name: text, email: text });
  fc.assert(
    fc.property(identity, identity, (one, two) => {
      expect(matchesNameOrEmail(one, two)).toBe(matchesNameOrEmail(two, one));
      expect(matchesNameAndEmail(one, two) && !matchesNameOrEmail(one, two)).toBe(false);
      expect(matchesNameOrEmail({ name: ' ', email: '' }, { name: '', email: ' ' })).toBe(false);
    }),
  );
});

it.each([
  ['R08', { name: 'Café Tennis', email: '' }, { name: 'Cafe\u0301 Tennis' }],
  ['R08', { name: 'Café Tennis', email: '' }, { name: 'Café\u00a0Tennis' }],
  ['F02', { name: 'CAFÉ  rovers', email: '' }, { name: 'Café rovers' }],
  ['R06', { name: 'x', email: 'info@xn--mller-kva.example' }, { email: 'info@müller.example' }],
])('%s: the organisation %j equals the entered %j', (_, existing, typed) => {
  expect(matchesNameOrEmail(existing, { ...entered, ...typed })).toBe(true);
});
