import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORGANISATION_TYPES } from '#src/contracts/choices.ts';
import { listOrganisationErrors } from '#src/features/info/answers/wizard-schema.ts';

const valid = {
  phone: '+64215550123',
  email: 'aroha@kauribay.example',
  website: '',
  type: 'Racket Sport',
};

describe('the rules of the first step', () => {
  it.each(ORGANISATION_TYPES)('accept a complete answer of the type %s', (type) => {
    expect(listOrganisationErrors({ ...valid, type })).toEqual({});
  });

  it('require phone, e-mail and type', () => {
    expect(listOrganisationErrors({ phone: '', email: ' ', website: '', type: '' })).toEqual({
      phone: 'This field is required',
      email: 'This field is required',
      type: 'Please select one option',
    });
  });

  it.each([
    [{ phone: '+6421' }, { phone: 'Not a valid number' }],
    [{ phone: '021 555 0123' }, { phone: 'Not a valid number' }],
    [{ email: 'aroha@' }, { email: 'Not a valid email address' }],
    [{ type: 'Choir' }, { type: 'Please select one option' }],
  ])('reject %j [S5.4b]', (change, faults) => {
    expect(listOrganisationErrors({ ...valid, ...change })).toEqual(faults);
  });

  it('accept any website [S5.4d]', () => {
    fc.assert(
      fc.property(fc.string(), (website) => {
        expect(listOrganisationErrors({ ...valid, website })).toEqual({});
      }),
    );
  });
});
