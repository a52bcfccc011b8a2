import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusedAnswers } from '#src/features/info/refused-answers.ts';

describe('refusedAnswers', () => {
  it('puts a message on its field and leads to the step that asks for it', () => {
    expect(refusedAnswers('Invalid', { email: 'Not a valid email address' })).toEqual({
      step: 1,
      messages: { email: 'Not a valid email address' },
      elsewhere: [],
    });
  });

  it('leads to the first of several steps, in whatever order the messages come', () => {
    const fields = { 'settings.dateFormat': 'Unknown', type: 'Unknown' };
    expect(refusedAnswers('Invalid', fields)).toMatchObject({
      step: 1,
      messages: { type: 'Unknown', dateFormat: 'Unknown' },
    });
  });

  it('names what was asked for on Welcome', () => {
    expect(refusedAnswers('Invalid', { 'contact.phone': 'Not a valid number' })).toEqual({
      step: null,
      messages: {},
      elsewhere: ['Phone: Not a valid number'],
    });
  });

  it('shows the message of the whole when no field is named', () => {
    expect(refusedAnswers('Too many members', {}).elsewhere).toEqual(['Too many members']);
  });

  it('loses no message, whatever the platform calls its fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ minLength: 1 })), (fields) => {
        const { messages, elsewhere } = refusedAnswers('Invalid', fields);
        const shown = Object.values(messages).concat(elsewhere);
        for (const text of Object.values(fields)) {
          expect(shown.some((line) => line.endsWith(text))).toBe(true);
        }
      }),
    );
  });
});
