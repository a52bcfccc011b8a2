import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { phone as limits } from '#src/config/limits.ts';
import { parsePhone } from '#src/kernel/phone/parse-phone.ts';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

type Vector = [
  id: string,
  raw: string,
  start: string,
  country: string,
  type: string,
  e164: string,
  national: string,
  international: string,
];

/** Number, as typed | chosen country | country | type | E.164 | national | international. */
const vectors = `
  P01 | 021 123 4567 | NZ | NZ | MOBILE | +64211234567 | 021 123 4567 | +64 21 123 4567
  P02 | (03) 477-1234 | NZ | NZ | FIXED_LINE | +6434771234 | 03 477 1234 | +64 3 477 1234
  P06 | +64 21 123 4567 | AU | NZ | MOBILE | +64211234567 | 021 123 4567 | +64 21 123 4567
  P09 | 0412 345 678 | AU | AU | MOBILE | +61412345678 | 0412 345 678 | +61 412 345 678
  P10 | (02) 9374 4000 | AU | AU | FIXED_LINE | +61293744000 | (02) 9374 4000 | +61 2 9374 4000
  P12 | 07400 123456 | GB | GB | MOBILE | +447400123456 | 07400 123456 | +44 7400 123456
  P13 | +44 (0)20 7946 0018 | NZ | GB | FIXED_LINE | +442079460018 | 020 7946 0018 | +44 20 7946 0018
  P14 | +44 7797 712345 | GB | JE | MOBILE | +447797712345 | 07797 712345 | +44 7797 712345
  P15 | 07797 712345 | GB | JE | MOBILE | +447797712345 | 07797 712345 | +44 7797 712345
  P17 | (213) 373-4253 | US | US | FIXED_LINE_OR_MOBILE | +12133734253 | (213) 373-4253 | +1 213 373 4253
  P18 | 1 213 373 4253 | US | US | FIXED_LINE_OR_MOBILE | +12133734253 | (213) 373-4253 | +1 213 373 4253
  P20 | 416 967 1111 | CA | CA | FIXED_LINE_OR_MOBILE | +14169671111 | (416) 967-1111 | +1 416 967 1111
  P29 | 085 012 3456 | IE | IE | MOBILE | +353850123456 | 085 012 3456 | +353 85 012 3456
  P31 | 06 12 34 56 78 | FR | FR | MOBILE | +33612345678 | 06 12 34 56 78 | +33 6 12 34 56 78
  P32 | 01512 3456789 | DE | DE | MOBILE | +4915123456789 | 01512 3456789 | +49 1512 3456789
  P33 | 098765 43210 | IN | IN | MOBILE | +919876543210 | 098765 43210 | +91 98765 43210
  P35 | 082 123 4567 | ZA | ZA | MOBILE | +27821234567 | 082 123 4567 | +27 82 123 4567
  P36 | 050 123 4567 | AE | AE | MOBILE | +971501234567 | 050 123 4567 | +971 50 123 4567
  P37 | +7 912 345-67-89 | NZ | RU | MOBILE | +79123456789 | 8 (912) 345-67-89 | +7 912 345 67 89
  P41 | ٠٢١ ١٢٣ ٤٥٦٧ | NZ | NZ | MOBILE | +64211234567 | 021 123 4567 | +64 21 123 4567
  P42 | ۰۲۱۱۲۳۴۵۶۷ | NZ | NZ | MOBILE | +64211234567 | 021 123 4567 | +64 21 123 4567
  P43 | ０２１ １２３ ４５６７ | NZ | NZ | MOBILE | +64211234567 | 021 123 4567 | +64 21 123 4567
  P44 | ＋６４２１１２３４５６７ | AU | NZ | MOBILE | +64211234567 | 021 123 4567 | +64 21 123 4567
`
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()) as Vector);

describe('a valid number', () => {
  it.each(vectors)(
    '%s: %s from %s is parsed in every format [S3.11]',
    (_, raw, start, country, type, e164, national, international) => {
      expect(parsePhone(raw, start)).toMatchObject({
        valid: true,
        possible: true,
        country,
        type,
        e164,
        national,
        international,
        uri: `tel:${e164}`,
        extension: null,
        error: null,
      });
    },
  );

  it('P25: separates its extension', () => {
    expect(parsePhone('2133734253 ext. 123', 'US')).toEqual({
      valid: true,
      possible: true,
      country: 'US',
      callingCode: '1',
      nationalNumber: '2133734253',
      type: 'FIXED_LINE_OR_MOBILE',
      national: '(213) 373-4253 ext. 123',
      international: '+1 213 373 4253 ext. 123',
      e164: '+12133734253',
      uri: 'tel:+12133734253;ext=123',
      extension: '123',
      error: null,
    });
  });

  it('P39: can have no country', () => {
    expect(parsePhone('+800 1234 5678', 'NZ')).toMatchObject({
      valid: true,
      country: null,
      callingCode: '800',
      type: 'TOLL_FREE',
    });
  });

  it.each(getCountries())('is the example of %s, typed, pasted and in E.164', (country) => {
    const example = getExampleNumber(country, examples);
    const e164 = example?.number ?? '';
    expect(parsePhone(example?.formatNational() ?? '', country).e164).toBe(e164);
    expect(parsePhone(example?.formatInternational() ?? '', 'NZ').e164).toBe(e164);
    expect(parsePhone(e164, null)).toMatchObject({ valid: true, e164 });
  });
});

describe('a number that is possible but not assigned', () => {
  it.each([
    ['P07', '021 123 4', 'NZ', '+64211234'],
    ['P23', '123 456 7890', 'US', '+11234567890'],
  ])('%s: %s from %s has only an E.164 format', (_, raw, country, e164) => {
    expect(parsePhone(raw, country)).toMatchObject({
      valid: false,
      possible: true,
      country,
      type: null,
      e164,
      national: null,
      international: null,
      error: null,
    });
  });
});

describe('an invalid number', () => {
  it('P22: is too short for its country, and has no E.164 format', () => {
    expect(parsePhone('555 0123', 'US')).toMatchObject({
      valid: false,
      possible: false,
      country: 'US',
      e164: null,
      uri: null,
      error: 'TOO_SHORT',
    });
  });

  it.each([
    ['P24', '1-800-GOT-MILK', 'US', 'NOT_A_NUMBER'],
    ['P26', 'tel:+1-213-373-4253;ext=123', 'NZ', 'NOT_A_NUMBER'],
    ['P28', `2133734253 ext ${'1'.repeat(limits.EXTENSION_MAX_DIGITS + 1)}`, 'US', 'NOT_A_NUMBER'],
    ['P47', '', 'NZ', 'NOT_A_NUMBER'],
    ['P47', '   ', 'NZ', 'NOT_A_NUMBER'],
    ['P47', 'abc', 'NZ', 'NOT_A_NUMBER'],
    ['P47', '+', 'NZ', 'NOT_A_NUMBER'],
    ['P47', '++64 21 123 4567', 'NZ', 'NOT_A_NUMBER'],
    ['P48', '1', 'NZ', 'TOO_SHORT'],
    ['P48', '+6', 'NZ', 'TOO_SHORT'],
    ['P48', '+64', 'NZ', 'TOO_SHORT'],
    ['P50', '1'.repeat(limits.NATIONAL_MAX_DIGITS + 1), 'NZ', 'TOO_LONG'],
    ['P52', '021 123 4567'.padEnd(limits.INPUT_MAX_LENGTH + 1), 'NZ', 'TOO_LONG'],
    ['P54', '021 123 4567', null, 'INVALID_COUNTRY'],
  ])('%s: %j from %s is rejected as %s%s [S5.6c]', (_, raw, country, error) => {
    expect(parsePhone(raw, country)).toEqual({
      valid: false,
      possible: false,
      country: null,
      callingCode: null,
      nationalNumber: null,
      type: null,
      national: null,
      international: null,
      e164: null,
      uri: null,
      extension: null,
      error,
    });
  });

  it('P51: is rejected with more than 250 characters [S5.6a]', () => {
    const raw = '021 123 4567'.padEnd(limits.INPUT_MAX_LENGTH);
    expect(parsePhone(raw, 'NZ')).toMatchObject({ valid: true, e164: '+64211234567' });
  });

  it('is rejected at the limits of section 9 and not before [J11, S5.6a]', () => {
    expect(parsePhone('2'.repeat(limits.NATIONAL_MIN_DIGITS - 1), 'NZ').error).toBe('TOO_SHORT');
    expect(parsePhone('2'.repeat(limits.NATIONAL_MIN_DIGITS), 'NZ').nationalNumber).toBe('22');
    expect(parsePhone('2'.repeat(limits.NATIONAL_MAX_DIGITS), 'NZ').callingCode).toBe('64');
    const extension = '9'.repeat(limits.EXTENSION_MAX_DIGITS);
    expect(parsePhone(`021 123 4567 ext ${extension}`, 'NZ')).toMatchObject({
      valid: true,
      extension,
    });
  });
});

describe('a value that the library does not know', () => {
  it.each(['nz', 'ZZ', 'AQ'])(
    'P54: the country %s is logged and ignored [J16, S5.6d, S8.27c]',
    (country) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      expect(parsePhone('021 123 4567', country).error).toBe('INVALID_COUNTRY');
      expect(parsePhone('+64 21 123 4567', country)).toMatchObject({ valid: true, country: 'NZ' });
      expect(warn).toHaveBeenCalledWith(`Unknown country: ${country}`);
    },
  );

  it('P40: a calling code is logged and ignored, and nothing else of the number [S5.6d]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(parsePhone('+999 123456', 'NZ').error).toBe('INVALID_COUNTRY');
    expect(warn.mock.calls).toEqual([['Unknown calling code: 999']]);
  });

  it('logs that a number was not parsed, without the number [S8.27c]', () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    parsePhone('call 021 123 4567 now', 'NZ');
    expect(info.mock.calls).toEqual([['Phone number not read: NOT_A_NUMBER']]);
  });
});
