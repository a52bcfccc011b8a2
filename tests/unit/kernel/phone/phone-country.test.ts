import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  callingCodeOf,
  countryNamedBy,
  moveToCountry,
  settleWholeNumber,
} from '#src/kernel/phone/phone-country.ts';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('countryNamedBy', () => {
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
  ])('sees in %s, with %s shown, the country %s [S5.5c]', (text, current, country) => {
    expect(countryNamedBy(text, current)).toBe(country);
  });

  it.each([
    ['416 967 1111', 'US', 'CA'],
    ['07797 712345', 'GB', 'JE'],
  ])(
    'sees in the national number %s, with %s chosen, the neighbour %s [J14]',
    (text, current, country) => {
      expect(countryNamedBy(text, current)).toBe(country);
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
  ])('sees none in %j with %s shown', (text, current) => {
    expect(countryNamedBy(text, current)).toBeNull();
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
  ])('takes %j to %s as %j', (text, country, moved) => {
    expect(moveToCountry(text, country)).toBe(moved);
  });
});

describe('settleWholeNumber', () => {
  it.each([
    [
      'makes a number with the calling code of the country national',
      '64211234567',
      'NZ',
      '021 123 4567',
    ],
    ['keeps what is valid as it stands', '0211234567', 'NZ', '0211234567'],
    ['keeps a valid number without its trunk prefix', '211234567', 'NZ', '211234567'],
    [
      'keeps a national number that could be read as an international one',
      '2133734253',
      'US',
      '2133734253',
    ],
    ['drops a trunk prefix in brackets', '+44 (0)20 7946 0018', 'NZ', '+442079460018'],
    ['reads two zeros as the plus sign', '0061412345678', 'NZ', '+61412345678'],
    ['reads two zeros as the plus sign without a country', '0061412345678', null, '+61412345678'],
    ['reads the way out of another country', '011 64 21 123 4567', 'US', '+64211234567'],
    ['adds the missing plus of another country', '12133734253', 'NZ', '+12133734253'],
    ['adds the missing plus without a country', '64211234567', null, '+64211234567'],
    ['leaves what is no number', '64 21', 'NZ', '64 21'],
    ['leaves two plus signs', '++64211234567', 'NZ', '++64211234567'],
    ['leaves an unfinished international number', '+64 21', 'AU', '+64 21'],
  ])('%s', (_, text, country, settled) => {
    expect(settleWholeNumber(text, country)).toBe(settled);
  });
});

describe('callingCodeOf', () => {
  it('knows the code of a country, and none where there is none', () => {
    expect(callingCodeOf('NZ')).toBe('64');
    expect(callingCodeOf(null)).toBeNull();
    expect(callingCodeOf('ZZ')).toBeNull();
    expect(console.warn).toHaveBeenCalledWith('Unknown country: ZZ');
  });
});
