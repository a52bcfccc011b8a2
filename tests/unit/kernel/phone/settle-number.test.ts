import { describe, expect, it } from 'vitest';
import { settleDialledNumber, settleWholeNumber } from '#src/kernel/phone/settle-number.ts';

describe('settleDialledNumber', () => {
  it.each([
    ['R01', '0064 21 123 4567', 'AU', '+64211234567'],
    ['R01', '0046701234567', 'NO', '+46701234567'],
    ['R01', '0115491123456789', 'US', '+5491123456789'],
    ['another exit code', '0011 64 21 123 4567', 'AU', '+64211234567'],
    ['00 before a rare exit code', '0016497121234', 'AU', '+16497121234'],
    ['a long one', '010 64 21 123 4567', 'JP', '+64211234567'],
    ['a long one', '810 64 21 123 4567', 'KZ', '+64211234567'],
    ['one with a carrier', '00 15 64 21 123 4567', 'BR', '+64211234567'],
    ['without a country', '0064 21 123 4567', null, '+64211234567'],
    ['a country without a plan', '0064 21 123 4567', 'AQ', '+64211234567'],
    ['of the country itself', '0064 21 123 4567', 'NZ', '021 123 4567'],
    ['of the country itself, with 00', '0061 412 345 678', 'AU', '0412 345 678'],
    ['of no country', '00 800 1234 5678', 'NZ', '+80012345678'],
    ['of a country that is not served', '007 912 345 67 89', 'AU', '+79123456789'],
  ])('%s: %s typed with %s is %s', (_, text, country, settled) => {
    expect(settleDialledNumber(text, country)).toBe(settled);
  });

  it.each([
    ['021 123 4567', 'NZ'],
    ['64 21 123 4567', 'AU'],
    ['12133734253', 'NZ'],
    ['0064 21', 'AU'],
    ['00', 'AU'],
    ['', 'AU'],
    ['+64 21 123 4567', 'AU'],
    ['00+64 21 123 4567', 'AU'],
    ['416 967 1111', 'US'],
  ])('leaves %j typed with %s', (text, country) => {
    expect(settleDialledNumber(text, country)).toBe(text);
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
