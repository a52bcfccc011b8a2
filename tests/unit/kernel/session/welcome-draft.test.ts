import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearWelcomeDraft,
  readWelcomeDraft,
  saveWelcomeDraft,
} from '#src/kernel/session/welcome-draft.ts';

const KEY = 'hc.welcome';
const TEXTS = ['firstName', 'lastName', 'name', 'country', 'email', 'phone'];
const typed = {
  firstName: 'Jo',
  lastName: '',
  name: 'Bowls & Co',
  country: 'NZ',
  email: 'jo@',
  phone: '021 555',
  hasAgreedToTerms: true,
};

describe('the draft of Welcome', () => {
  it('is restored as typed, valid or not', () => {
    saveWelcomeDraft(typed);
    expect(readWelcomeDraft()).toEqual(typed);
    expect(sessionStorage.getItem(KEY)).not.toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is empty when there is none, and after it was cleared', () => {
    expect(readWelcomeDraft()).toEqual({});
    saveWelcomeDraft(typed);
    clearWelcomeDraft();
    expect(readWelcomeDraft()).toEqual({});
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('keeps only the known fields', () => {
    saveWelcomeDraft({ firstName: 'Jo', hasAgreedToTerms: false, email: undefined, other: 'x' });
    expect(JSON.parse(sessionStorage.getItem(KEY)!)).toEqual({
      firstName: 'Jo',
      hasAgreedToTerms: false,
    });
  });

  it('removes an invalid field, and keeps the others', () => {
    sessionStorage.setItem(
      KEY,
      '{"firstName":7,"lastName":null,"email":["x"],"phone":"021","hasAgreedToTerms":"true"}',
    );
    expect(readWelcomeDraft()).toEqual({ phone: '021' });
  });

  it.each(['', '{', 'null', '7', '"Jo"', '[]', '["Jo"]', '<html>'])(
    'is empty when %j is stored',
    (junk) => {
      sessionStorage.setItem(KEY, junk);
      expect(readWelcomeDraft()).toEqual({});
    },
  );

  it('contains only its fields with their types, for any stored value', () => {
    const hostile = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record(
          Object.fromEntries(
            [...TEXTS, 'hasAgreedToTerms'].map((field) => [field, fc.jsonValue()]),
          ),
        )
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(hostile, (stored) => {
        sessionStorage.setItem(KEY, stored);
        const { hasAgreedToTerms = false, ...texts } = readWelcomeDraft();
        expect(typeof hasAgreedToTerms).toBe('boolean');
        for (const [field, value] of Object.entries(texts)) {
          expect(TEXTS).toContain(field);
          expect(typeof value).toBe('string');
        }
      }),
    );
  });
});
