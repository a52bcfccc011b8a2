import fc from 'fast-check';
import { getCountries } from 'libphonenumber-js/max';
import { beforeEach, expect, it, vi } from 'vitest';
import { phone as limits } from '#src/config/limits.ts';
import { findCaretAfterFormatting } from '#src/kernel/phone/caret.ts';
import { formatAsYouType } from '#src/kernel/phone/format-as-you-type.ts';
import { parsePhone } from '#src/kernel/phone/parse-phone.ts';
import {
  toDigits,
  normalisePhone,
  toPlainCharacters,
  toDigitsAndPlus,
} from '#src/kernel/phone/phone-characters.ts';
import { editPhone } from '#src/kernel/phone/edit-phone.ts';
import { moveToCountry } from '#src/kernel/phone/phone-country.ts';
import { runs } from '#tests/support/fuzz.ts';
import { phoneEdit } from '#tests/support/phone-edits.ts';

const RUNS = { numRuns: runs(1000), seed: 4711 };

vi.setConfig({ testTimeout: 600_000 });

beforeEach(() => {
  vi.stubGlobal('console', { ...console, info() {}, warn() {} });
  return () => vi.unstubAllGlobals();
});

const country = fc.option(fc.constantFrom<string>(...getCountries()), { nil: null });
const anyScript = fc.string({ unit: 'binary', maxLength: limits.INPUT_MAX_LENGTH });
const phoneLike = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789+() -.xe٣۴５＋')),
  maxLength: 40,
});
const raw = fc.oneof(anyScript, phoneLike);

it('the parser never throws for an input of up to 250 characters of any script', () => {
  fc.assert(
    fc.property(raw, country, (typed, from) => {
      const edited = editPhone(phoneEdit(typed, from, { kind: 'whole' }));
      const handedOn = moveToCountry(edited.value, edited.country ?? 'NZ');
      expect(parsePhone(handedOn, null).valid).toBeTypeOf('boolean');
      expect(parsePhone(typed, from).valid).toBeTypeOf('boolean');
    }),
    RUNS,
  );
});

it('the formatter returns every digit of the input, in order', () => {
  fc.assert(
    fc.property(raw, country, (typed, from) => {
      const { text, extension } = normalisePhone(typed);
      expect(toDigits(text) + (extension ?? '')).toBe(toDigits(toPlainCharacters(typed)));
      expect(toDigitsAndPlus(formatAsYouType(text, from))).toBe(toDigitsAndPlus(text));
    }),
    RUNS,
  );
});

it('a text that is formatted or normalised twice gives the same result', () => {
  fc.assert(
    fc.property(raw, country, (typed, from) => {
      const { text } = normalisePhone(typed);
      const shown = formatAsYouType(text, from);
      expect(formatAsYouType(shown, from)).toBe(shown);
      expect(normalisePhone(text)).toEqual({ text, extension: null });
    }),
    RUNS,
  );
});

it('the caret keeps the number of digits on its left', () => {
  fc.assert(
    fc.property(phoneLike, country, fc.nat(40), (typed, from, place) => {
      const { text } = normalisePhone(typed);
      const caret = Math.min(place, text.length);
      const shown = formatAsYouType(text, from);
      const left = shown.slice(0, findCaretAfterFormatting({ text, caret }, shown));
      expect(toDigitsAndPlus(left)).toBe(toDigitsAndPlus(text.slice(0, caret)));
    }),
    RUNS,
  );
});

it('a number that moves to another country loses no digit', () => {
  fc.assert(
    fc.property(fc.constantFrom(...getCountries()), fc.stringMatching(/^\d{4,10}$/), (to, rest) => {
      expect(toDigits(moveToCountry(`+64${rest}`, to)).endsWith(rest)).toBe(true);
    }),
    RUNS,
  );
});
