import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClientError, ValidationError } from '#src/kernel/errors/app-error.ts';
import { getFieldErrors } from '#src/kernel/errors/field-errors.ts';

const createError = (data: unknown) => new ValidationError('Not a valid phone number', { data });

describe('getFieldErrors', () => {
  it('reads the message of each field', () => {
    const fields = { 'contact.email': 'Not a valid email address', phone: 'Not a valid number' };
    expect(getFieldErrors(createError({ fields }))).toEqual(fields);
  });

  it('leaves out values that are no message', () => {
    const fields = { a: 'Yes', b: '', c: 7, d: null, e: { message: 'x' }, f: ['x'] };
    expect(getFieldErrors(createError({ fields }))).toEqual({ a: 'Yes' });
  });

  it('puts the message of the error on a single named field', () => {
    expect(getFieldErrors(createError({ field: 'phone' }))).toEqual({
      phone: 'Not a valid phone number',
    });
  });

  it('prefers the fields to the single field', () => {
    expect(getFieldErrors(createError({ fields: { a: 'A' }, field: 'b' }))).toEqual({ a: 'A' });
  });

  it.each([
    undefined,
    null,
    'text',
    ['phone'],
    {},
    { field: '' },
    { field: 7 },
    { fields: null },
    { fields: ['phone'] },
    { fields: 'phone' },
  ])('is empty for the data %j', (data) => {
    expect(getFieldErrors(createError(data))).toEqual({});
  });

  it('is empty for an error of another kind', () => {
    const data = { fields: { phone: 'No' } };
    expect(getFieldErrors(new ClientError('No', { data }))).toEqual({});
    expect(getFieldErrors({ data })).toEqual({});
    expect(getFieldErrors(null)).toEqual({});
  });

  it('returns only texts for any data, and never throws', () => {
    const hostile = fc.oneof(
      fc.anything(),
      fc.record({ fields: fc.anything() }),
      fc.record({ fields: fc.dictionary(fc.string(), fc.anything()) }),
      fc.record({ field: fc.anything() }),
    );
    fc.assert(
      fc.property(hostile, (data) => {
        const found = getFieldErrors(createError(data));
        expect(Object.values(found).every((text) => typeof text === 'string' && text)).toBe(true);
        expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
      }),
    );
  });
});
