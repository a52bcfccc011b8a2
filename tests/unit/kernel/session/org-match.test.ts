import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExactMatch, isSameOrganisation } from '#src/kernel/session/org-match.ts';

const entered = { name: 'Kauri Bay Tennis Club', email: 'aroha@kauribay.example' };
const other = { name: 'Totara Chess Club', email: 'wiremu@totara.example' };

describe('isExactMatch', () => {
  it('matches by e-mail alone, whatever its case [S2.15a]', () => {
    expect(isExactMatch({ ...other, email: ' Aroha@KauriBay.example ' }, entered)).toBe(true);
  });

  it('matches by name alone, whatever its case and the spaces around it [S2.15a]', () => {
    expect(isExactMatch({ ...other, name: 'KAURI BAY tennis club ' }, entered)).toBe(true);
  });

  it('leaves out the spaces around what was entered', () => {
    const spaced = { name: ' Kauri Bay Tennis Club ', email: ' aroha@kauribay.example ' };
    expect(isExactMatch({ ...other, name: entered.name }, spaced)).toBe(true);
    expect(isExactMatch({ ...other, email: entered.email }, spaced)).toBe(true);
  });

  it('does not match a name that is only similar', () => {
    expect(isExactMatch({ ...other, name: 'Kauri Bay Tennis' }, entered)).toBe(false);
  });

  it('does not take two missing e-mails for the same one', () => {
    expect(isExactMatch({ ...other, email: ' ' }, { ...entered, email: '' })).toBe(false);
    expect(isExactMatch({ ...other, email: '' }, { ...entered, email: ' ' })).toBe(false);
  });
});

describe('isSameOrganisation', () => {
  it('asks for both the e-mail and the name', () => {
    expect(
      isSameOrganisation(
        { name: 'kauri bay tennis club', email: 'AROHA@kauribay.example' },
        entered,
      ),
    ).toBe(true);
    expect(isSameOrganisation({ ...entered, email: other.email }, entered)).toBe(false);
    expect(isSameOrganisation({ ...entered, name: other.name }, entered)).toBe(false);
  });
});

it('compares any names and addresses without a throw, the same both ways, and never takes an empty one for a match', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', ' ', 'İ', 'ß', 'SS'));
  const identity = fc.record({ name: text, email: text });
  fc.assert(
    fc.property(identity, identity, (one, two) => {
      expect(isExactMatch(one, two)).toBe(isExactMatch(two, one));
      expect(isSameOrganisation(one, two) && !isExactMatch(one, two)).toBe(false);
      expect(isExactMatch({ name: ' ', email: '' }, { name: '', email: ' ' })).toBe(false);
    }),
  );
});

it.each([
  ['R08', { name: 'Café Tennis', email: '' }, { name: 'Cafe\u0301 Tennis' }],
  ['R08', { name: 'Café Tennis', email: '' }, { name: 'Café\u00a0Tennis' }],
  ['F02', { name: 'CAFÉ  rovers', email: '' }, { name: 'Café rovers' }],
  ['R06', { name: 'x', email: 'info@xn--mller-kva.example' }, { email: 'info@müller.example' }],
])('%s: the organisation %j is the one entered as %j', (_, existing, typed) => {
  expect(isExactMatch(existing, { ...entered, ...typed })).toBe(true);
});
