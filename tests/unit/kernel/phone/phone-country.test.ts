import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  getCallingCode,
  findNamedCountry,
  moveToCountry,
} from '#src/kernel/phone/phone-country.ts';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('findNamedCountry', () => {
  it.each([
    ['+61 412 345 678', 'NZ', 'AU'],
    ['+64', 'AU', 'NZ'],
    ['+1', 'US', 'US'],
    ['+1', 'CA', 'CA'],
    ['+1', 'NZ', 'US'],
    ['+1 416 967 1111', 'US', 'CA'],
    ['+1 213 373 4253', 'CA', 'US'],
    ['+44', 'NZ', 'GB'],
    ['+44 7797 7', 'JE', 'JE'],
    ['+44 7797 712345', 'GB', 'JE'],
    ['+44 7400 123456', 'JE', 'GB'],
    ['+7 701', 'NZ', 'KZ'],
    ['+7 912', 'NZ', 'RU'],
    ['+7', 'KZ', 'KZ'],
    ['+61 8 9162 1234', null, 'CC'],
  ])('finds in %s, with %s shown, the country %s [S5.5c]', (text, current, country) => {
    expect(findNamedCountry(text, current)).toBe(country);
  });

  it.each([
    ['416 967 1111', 'US', 'CA'],
    ['07797 712345', 'GB', 'JE'],
  ])(
    'finds in the national number %s, with %s chosen, the neighbour %s [J14]',
    (text, current, country) => {
      expect(findNamedCountry(text, current)).toBe(country);
    },
  );

  it.each([
    ['', 'NZ'],
    ['+', 'NZ'],
    ['+6', 'NZ'],
    ['+999 1', 'NZ'],
    ['+800 1234 5678', 'NZ'],
    ['++64', 'NZ'],
    ['021 123 4567', 'NZ'],
    ['021 123 4567', null],
    ['416 967', 'US'],
    ['0061 412 345 678', 'NZ'],
  ])('finds none in %j with %s shown', (text, current) => {
    expect(findNamedCountry(text, current)).toBeNull();
  });
});

describe('moveToCountry', () => {
  it.each([
    ['+61 412 345 678', 'NZ', '+64412345678'],
    ['+1 416 967 1111', 'US', '+1 416 967 1111'],
    ['021 123 4567', 'AU', '021 123 4567'],
    ['+6', 'NZ', '+6'],
    ['', 'NZ', ''],
    ['+64 21 1', 'AQ', '+64 21 1'],
  ])('moves %j to %s as %j', (text, country, moved) => {
    expect(moveToCountry(text, country)).toBe(moved);
  });
});

describe('getCallingCode', () => {
  it('returns the code of a country, and null without one', () => {
    expect(getCallingCode('NZ')).toBe('64');
    expect(getCallingCode(null)).toBeNull();
    expect(getCallingCode('ZZ')).toBeNull();
    expect(console.warn).toHaveBeenCalledWith('Unknown country: ZZ');
  });
});
