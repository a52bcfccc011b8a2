import { describe, expect, it } from 'vitest';
import { phone as limits } from '#src/config/limits.ts';
import { formatAsYouType } from '#src/kernel/phone/format-as-you-type.ts';

const grow = (digits: string, country: string | null) => {
  const shown: string[] = [];
  for (const digit of digits) shown.push(formatAsYouType(`${shown.at(-1) ?? ''}${digit}`, country));
  return shown;
};

describe('formatAsYouType', () => {
  it('formats a national number digit by digit [S5.5b]', () => {
    expect(grow('0211234567', 'NZ')).toEqual([
      '0',
      '02',
      '021',
      '021 1',
      '021 12',
      '021 123',
      '021 123 4',
      '021 123 45',
      '021 123 456',
      '021 123 4567',
    ]);
  });

  it.each([
    ['64211234567', 'NZ', '64 21 123 4567'],
    ['02079460018', 'GB', '020 7946 0018'],
    ['2133734253', 'US', '(213) 373-4253'],
    ['2133734253123', 'US', '2133734253123'],
    ['+447797712345', 'NZ', '+44 7797 712345'],
    ['+61412345678', 'NZ', '+61 412 345 678'],
    ['+61412345678', null, '+61 412 345 678'],
  ])('writes %s, typed with %s chosen, as %s', (typed, country, shown) => {
    expect(grow(typed, country).at(-1)).toBe(shown);
  });

  it('formats 15 digits and leaves a 16th as it was typed [S5.5e]', () => {
    const most = '+491512345678901'.slice(0, 1 + limits.FORMATTED_MAX_DIGITS);
    expect(formatAsYouType(most, null)).toBe('+49 151 23 45678901');
    expect(formatAsYouType('+49 1512 3456789012 ', null)).toBe('+49 1512 3456789012 ');
  });

  it.each(['', '+', '(', '() -', '++64 21 123', '64+211234567'])('leaves %j as it is', (text) => {
    expect(formatAsYouType(text, 'NZ')).toBe(text);
  });

  it('does not format the digits of a country without a numbering plan', () => {
    expect(formatAsYouType('021 123', null)).toBe('021123');
  });
});
