import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { editPhone, type EditKind } from '#src/kernel/phone/edit-phone.ts';
import { toDigits, toDigitsAndPlus } from '#src/kernel/phone/phone-characters.ts';
import { runs } from '#tests/support/fuzz.ts';
import { phoneEdit } from '#tests/support/phone-edits.ts';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** `|` marks the caret. */
function edit(before: string, after: string, kind: EditKind, country: string | null = 'NZ') {
  const edited = editPhone(
    phoneEdit('', country, {
      before: { text: before, extension: null, openExtension: null },
      after: { text: after.replace('|', ''), caret: after.indexOf('|') },
      kind,
    }),
  );
  const { text, caret } = edited;
  return { ...edited, shown: `${text.slice(0, caret)}|${text.slice(caret)}` };
}

describe('the caret', () => {
  it.each([
    ['021', '0211|', 'typing', '021 1|'],
    ['021 123', '0219| 123', 'typing', '021 9|12 3'],
    ['021 123', '02x|1 123', 'typing', '02|1 123'],
    ['021 123', '021|123', 'backward', '02|1 23'],
    ['021 123', '021|123', 'forward', '021| 23'],
    ['021 123', '021 12|', 'backward', '021 12|'],
    ['', '٠٢١١|', 'typing', '021 1|'],
    ['', '64211234567|', 'whole', '021 123 4567|'],
    ['', '|+64211234567', 'typing', '|+64 21 123 4567'],
  ] as const)(
    'moves when %j becomes %j by %s, and the text is %j',
    (before, after, kind, shown) => {
      expect(edit(before, after, kind).shown).toBe(shown);
    },
  );
});

describe('the number', () => {
  it('is returned in E.164 once it is possible, and as digits before', () => {
    expect(edit('', '021|', 'typing')).toMatchObject({ value: '021', possible: false });
    expect(edit('', '021 123 4567|', 'typing')).toMatchObject({
      value: '+64211234567',
      possible: true,
      valid: true,
      international: false,
      country: 'NZ',
    });
  });

  it.each([
    ['64 21 123 4567', 'NZ', '+64211234567'],
    ['+61 412 345 678', null, '+61412345678'],
    ['021 123 4', 'NZ', '+64211234'],
    ['02 (1', 'NZ', '021'],
    ['+64 2', 'NZ', '+642'],
    ['021 123 4567', null, '0211234567'],
    ['', 'NZ', ''],
  ])('%j of %s is returned as %j', (text, country, value) => {
    expect(edit('', `${text}|`, 'typing', country).value).toBe(value);
  });

  it('is not impossible while there is no country', () => {
    expect(edit('', '021 123 4567|', 'typing', null)).toMatchObject({
      possible: true,
      valid: false,
    });
    expect(edit('', '1|', 'typing', null).possible).toBe(false);
    expect(edit('', '+999 123|', 'typing', null).possible).toBe(false);
  });

  it('is not logged while it is typed', () => {
    edit('', '+999|', 'typing', 'AQ');
    expect(console.info).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('shows its country', () => {
    expect(edit('', '+61 412 345 678|', 'typing')).toMatchObject({
      country: 'AU',
      international: true,
      value: '+61412345678',
    });
    expect(edit('', '416 967 1111|', 'typing', 'US')).toMatchObject({
      country: 'CA',
      international: false,
    });
  });

  it('keeps the shown country, and counts as impossible, for an excluded country', () => {
    expect(edit('', '+7 912 345 67 89|', 'whole')).toMatchObject({
      country: 'NZ',
      valid: false,
      possible: false,
    });
  });

  it('splits an extension off a pasted text', () => {
    expect(edit('', '+1 213 373 4253 ext. 123|', 'whole')).toMatchObject({
      text: '+1 213 373 4253',
      extension: '123',
      value: '+12133734253',
      country: 'US',
    });
  });
});

it('no key loses a digit or moves the caret outside the text [I07]', () => {
  const text = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789+() -')),
    maxLength: 30,
  });
  fc.assert(
    fc.property(
      text,
      fc.nat(30),
      fc.constantFrom('NZ', 'US', 'GB', null),
      (raw, place, country) => {
        const after = { text: raw, caret: Math.min(place, raw.length) };
        const edited = editPhone(phoneEdit(raw, country, { after }));
        expect(toDigitsAndPlus(edited.text)).toBe(toDigitsAndPlus(raw));
        expect(edited.caret).toBeGreaterThanOrEqual(0);
        expect(edited.caret).toBeLessThanOrEqual(edited.text.length);
        expect(toDigits(edited.text.slice(0, edited.caret))).toBe(
          toDigits(raw.slice(0, after.caret)),
        );
      },
    ),
    { numRuns: runs(500), seed: 4711 },
  );
});
