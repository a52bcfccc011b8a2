import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortServerErrors } from '#src/features/info/answers/server-errors.ts';

describe('sortServerErrors', () => {
  it('assigns a message to its field and to the step of the field', () => {
    expect(sortServerErrors('Invalid', { email: 'Not a valid email address' })).toEqual({
      step: 1,
      messages: { email: 'Not a valid email address' },
      elsewhere: [],
      needsSupport: false,
    });
  });

  it('selects the first of several steps, for any order of the messages', () => {
    const fields = { 'settings.dateFormat': 'Unknown', type: 'Unknown' };
    expect(sortServerErrors('Invalid', fields)).toMatchObject({
      step: 1,
      messages: { type: 'Unknown', dateFormat: 'Unknown' },
    });
  });

  it('names the fields of Welcome', () => {
    expect(sortServerErrors('Invalid', { 'contact.phone': 'Not a valid number' })).toEqual({
      step: null,
      messages: {},
      elsewhere: ['Phone: Not a valid number'],
      needsSupport: false,
    });
  });

  it.each(['contact.id', 'interests.payments', 'useDemoData', 'unheard'])(
    'an error for %s, which no screen asks for, needs support [R26c]',
    (path) => {
      const sorted = sortServerErrors('Invalid', { [path]: 'Not accepted' });
      expect(sorted).toMatchObject({ elsewhere: ['Not accepted'], needsSupport: true });
    },
  );

  it('the message for the time zone says what the next press sends [R26c]', () => {
    const { elsewhere, needsSupport } = sortServerErrors('Invalid', { timezone: 'Unknown zone.' });
    expect(elsewhere).toEqual([
      'Time zone: Unknown zone. Press GET STARTED again to sign up with Pacific/Auckland.',
    ]);
    expect(needsSupport).toBe(true);
  });

  it('the user name is the e-mail address of Welcome [R26c]', () => {
    const { elsewhere } = sortServerErrors('Invalid', { 'contact.username': 'Taken' });
    expect(elsewhere).toEqual(['Email: Taken']);
  });

  it('shows the message of the answer when no field is named', () => {
    expect(sortServerErrors('Too many members', {}).elsewhere).toEqual(['Too many members']);
  });

  it('loses no message, for any field names of the platform', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ minLength: 1 })), (fields) => {
        const { messages, elsewhere } = sortServerErrors('Invalid', fields);
        const shown = Object.values(messages).concat(elsewhere);
        for (const text of Object.values(fields)) {
          expect(shown.some((line) => line.endsWith(text))).toBe(true);
        }
      }),
    );
  });
});
