import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATE_FORMATS, TIME_FORMATS } from '#src/contracts/choices.ts';
import { getCountryName, getUsualFormats } from '#src/features/info/answers/usual-formats.ts';

describe('getUsualFormats', () => {
  it.each([
    ['NZ', 'dd/MM/yyyy', 'h.mma'],
    ['GB', 'dd/MM/yyyy', 'HH.mm'],
    ['US', 'MM/dd/yyyy', 'h.mma'],
    ['CA', 'yyyy-MM-dd', 'h.mma'],
    ['DE', 'dd.MM.yyyy', 'HH.mm'],
    ['NL', 'dd-MM-yyyy', 'HH.mm'],
    ['JP', 'yyyy/MM/dd', 'HH.mm'],
    ['SE', 'yyyy-MM-dd', 'HH.mm'],
    ['KR', 'yyyy-MM-dd', 'h.mma'],
    ['AE', 'dd/MM/yyyy', 'h.mma'],
  ])('of %s are %s and %s', (country, dateFormat, timeFormat) => {
    expect(getUsualFormats(country)).toEqual({ dateFormat, timeFormat });
  });

  it('are not known for an unknown country', () => {
    expect(getUsualFormats('XX')).toBeNull();
    expect(getUsualFormats('not a country')).toBeNull();
  });

  it('are always offered by the product, and never throw', () => {
    const letters = fc.stringMatching(/^[A-Z]{2}$/);
    fc.assert(
      fc.property(fc.oneof(letters, fc.string()), (country) => {
        const usual = getUsualFormats(country);
        if (usual === null) return;
        expect(DATE_FORMATS).toContain(usual.dateFormat);
        expect(TIME_FORMATS).toContain(usual.timeFormat);
      }),
    );
  });
});

describe('getCountryName', () => {
  it('is the English name, or the code when there is none', () => {
    expect(getCountryName('NZ')).toBe('New Zealand');
    expect(getCountryName('XX')).toBe('XX');
    expect(getCountryName('?')).toBe('?');
  });
});
