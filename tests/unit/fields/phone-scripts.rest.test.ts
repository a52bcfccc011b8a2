import { describe, expect, it } from 'vitest';
import { emptyPhone, giveNumber, changeText } from '#src/fields/phone-state.ts';
import * as library from '#src/kernel/phone/phone-engine.ts';
import { enter, examples, type Manner } from '#tests/support/phone-matrix.ts';

const MANNERS: readonly Manner[] = ['typed', 'pasted', 'filled'];

/** The zero of each script that Unicode counts with (general category Nd): ten digits each, in order. */
const ZEROS = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => (code < 0xd800 || code > 0xdfff) && /\p{Nd}/u.test(String.fromCodePoint(code)))
  .filter((_, index) => index % 10 === 0);

const NUMBERS = [
  ['NZ', '021 123 4567', '+64211234567'],
  ['NZ', '+61 412 345 678', '+61412345678'],
  ['GB', '(020) 7946-0958', '+442079460958'],
  ['IN', '081234 56789', '+918123456789'],
] as const;

const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

it('the tested scripts are all scripts that have digits', () => {
  expect(ZEROS.length).toBeGreaterThanOrEqual(65);
  for (const known of [0x30, 0x0660, 0x06f0, 0x0966, 0xff10]) expect(ZEROS).toContain(known);
});

it.each(MANNERS)('a number in the digits of any script is parsed when it is %s', (manner) => {
  const wrong = ZEROS.flatMap((zero) =>
    NUMBERS.flatMap(([picked, text, e164]) => {
      const { value, valid } = enter(inScript(text, zero), picked, manner);
      return valid && value === e164 ? [] : [`U+${zero.toString(16)} ${text} → ${value}`];
    }),
  );
  expect(wrong).toEqual([]);
});

const isOffered = () => true;

describe('a number from Welcome in step 1', () => {
  const mobiles = examples.filter(({ type }) => type === 'MOBILE');

  it.each(['national', 'international', 'significant'] as const)(
    'is the same when its form is %s',
    (way) => {
      const wrong = mobiles.flatMap((example) => {
        const { region } = example;
        const context = { library, followed: region, isOffered };
        const welcome = enter(example[way], region, 'filled');
        const given = giveNumber(emptyPhone(region), welcome.value, context);
        const step1 = changeText(
          given,
          { after: { text: given.text, caret: given.text.length }, kind: 'left' },
          context,
        );
        const isSame = step1.value === welcome.value && step1.valid === welcome.valid;
        return isSame ? [] : [`${region} ${example[way]} → ${welcome.value}, ${step1.value}`];
      });
      expect(wrong).toEqual([]);
    },
  );

  it('is the same when it is not finished or empty', () => {
    const wrong = mobiles.flatMap(({ region, national }) =>
      Array.from({ length: national.length }, (_, length) => national.slice(0, length)).flatMap(
        (text) => {
          const context = { library, followed: region, isOffered };
          const welcome = enter(text, region, 'filled');
          const given = giveNumber(emptyPhone(region), welcome.value, context);
          const isSame = !welcome.valid || given.value === welcome.value;
          return isSame && given.valid === welcome.valid
            ? []
            : [`${region} ${text} → ${welcome.value}, ${given.value}`];
        },
      ),
    );
    expect(wrong).toEqual([]);
  });
});
