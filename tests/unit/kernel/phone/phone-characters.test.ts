import { describe, expect, it } from 'vitest';
import { phone as limits } from '#src/config/limits.ts';
import {
  toAsciiDigits,
  hasNumberLength,
  isInternational,
  normalisePhone,
  toPlainCharacters,
  toDigitsAndPlus,
} from '#src/kernel/phone/phone-characters.ts';

describe('normalisePhone [S5.5a]', () => {
  it.each([
    ['keeps digits, spaces, parentheses, plus and minus', '+1 (213) 373-4253', '+1 (213) 373-4253'],
    ['drops letters and other signs', 'Tel. 021/123*4567', ' 0211234567'],
    ['writes full-width characters as ASCII', '＋６４　２１', '+64 21'],
    ['writes Arabic-Indic digits as ASCII', '٠٢١ ١٢٣ ٤٥٦٧', '021 123 4567'],
    ['tells scripts apart whose digits stand side by side', '\u{116da}\u{116dc}\u{116d1}', '021'],
    ['writes extended Arabic-Indic digits as ASCII', '۰۲۱ ۱۲۳ ۴۵۶۷ ۸۹', '021 123 4567 89'],
    [
      'removes direction marks and other invisible signs',
      '\u202a+64\u200e 21\u202c\u00ad',
      '+64 21',
    ],
    ['writes every kind of dash as minus', '021–123‑4567−8', '021-123-4567-8'],
    ['writes a no-break space as a space', '021\u00a0123', '021 123'],
  ])('%s', (_, raw, text) => {
    expect(normalisePhone(raw)).toEqual({ text, extension: null });
  });

  it.each([
    ['+1 213 373 4253 ext. 123', '+1 213 373 4253', '123'],
    ['213 373 4253 EXT 7', '213 373 4253', '7'],
    ['213 373 4253, extension: 12', '213 373 4253', '12'],
    ['213 373 4253 extn 12', '213 373 4253', '12'],
    ['213 373 4253 x123', '213 373 4253', '123'],
    ['213 373 4253#9', '213 373 4253', '9'],
    ['tel:+1-213-373-4253;ext=123', '+1-213-373-4253', '123'],
    ['213 373 4253 ｅｘｔ ١٢', '213 373 4253', '12'],
  ])('splits the extension off %s', (raw, text, extension) => {
    expect(normalisePhone(raw)).toEqual({ text, extension });
  });

  it('accepts an extension of 20 digits, and keeps a longer one visible in the number [S5.6b]', () => {
    const most = '1'.repeat(limits.EXTENSION_MAX_DIGITS);
    expect(normalisePhone(`021 123 x${most}`).extension).toBe(most);
    expect(normalisePhone(`021 123 x${most}1`)).toEqual({
      text: `021 123 ${most}1`,
      extension: null,
    });
  });

  it('finds no extension without a number before it', () => {
    expect(normalisePhone('x123')).toEqual({ text: '123', extension: null });
    expect(normalisePhone('ext')).toEqual({ text: '', extension: null });
  });

  it('reads only enough of a huge paste to see that it is too long', () => {
    expect(normalisePhone('1'.repeat(100_000)).text).toHaveLength(limits.INPUT_MAX_LENGTH + 1);
  });
});

describe('the parts', () => {
  it('converts the first and last digit of both scripts to ASCII and keeps the rest [J07, S5.12]', () => {
    expect(toAsciiDigits('٠٩۰۹ a٪')).toBe('0909 a٪');
  });

  it('keeps letters, so that a parser can reject them', () => {
    expect(toPlainCharacters('1-800-ＧＯＴ-MILK')).toBe('1-800-GOT-MILK');
  });

  it('finds the digits and plus signs', () => {
    expect(toDigitsAndPlus('+1 (213) 37-3')).toBe('+1213373');
  });

  it.each([
    ['+64 21', true],
    [' (+64) 21', true],
    ['+', true],
    ['021', false],
    ['++64', false],
    ['64+21', false],
    ['+64 21+', false],
    ['', false],
  ])('knows whether %j is written with its calling code: %s', (text, answer) => {
    expect(isInternational(text)).toBe(answer);
  });

  it.each([
    ['1', false],
    ['12', true],
    ['(1) - 2', true],
    [`+${'1'.repeat(20)}`, true],
    ['1'.repeat(21), false],
    ['+', false],
  ])('knows whether %j has a valid number of digits: %s', (text, answer) => {
    expect(hasNumberLength(text)).toBe(answer);
  });
});
