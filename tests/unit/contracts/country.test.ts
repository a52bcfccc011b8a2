import { describe, expect, it } from 'vitest';
import { CountriesAnswer, Country, IpLookupAnswer } from '#src/contracts/country.ts';

const country = {
  id: 'NZ',
  meta: {},
  code: 'nz',
  name: 'New Zealand',
  flag: '🇳🇿',
  currencyCode: 'NZD',
  prefix: '+64',
  timezones: ['Pacific/Auckland', 'Pacific/Chatham'],
};

describe('a country', () => {
  it('has the fields of section 3 [S3.3a]', () => {
    expect(Country.parse(country)).toEqual(country);
  });

  it('needs its code and its name alone', () => {
    expect(Country.parse({ code: 'AQ', name: 'Antarctica' })).toEqual({
      code: 'AQ',
      name: 'Antarctica',
    });
  });

  it.each(['', 'N', 'NZL', 'N1', 'xNZ', undefined])('cannot have the code %j', (code) => {
    expect(Country.safeParse({ ...country, code }).success).toBe(false);
  });

  it('cannot be without a name', () => {
    expect(Country.safeParse({ ...country, name: '' }).success).toBe(false);
  });

  it('may leave everything else unsaid, and write its calling code as a number', () => {
    const unsaid = { flag: null, currencyCode: null, timezones: null };
    const least = { code: 'AQ', name: 'Antarctica', prefix: 672, ...unsaid };
    expect(Country.parse(least)).toEqual(least);
  });

  it('comes in a collection under the key countries', () => {
    const answer = { countries: [country], meta: { total: 1 } };
    expect(CountriesAnswer.parse(answer)).toEqual(answer);
  });

  it('may come in a collection that does not say how many there are', () => {
    expect(CountriesAnswer.parse({ countries: [country] })).toEqual({ countries: [country] });
    expect(CountriesAnswer.safeParse({ meta: { total: 1 } }).success).toBe(false);
  });
});

describe('the answer of the IP look-up', () => {
  it.each([
    [{ country_code: 'nz' }, 'NZ'],
    [{ countryCode: 'AU' }, 'AU'],
    [{ country: 'GB' }, 'GB'],
    [{ country: 'GB', countryCode: 'AU', country_code: 'NZ' }, 'NZ'],
    [{ country_code: 'NZL', country: 'New Zealand', countryCode: 'NZ' }, 'NZ'],
  ])('%j means the country %s', (answer, code) => {
    expect(IpLookupAnswer.parse(answer)).toBe(code);
  });

  it.each([{}, { country_code: 64 }, { country: 'New Zealand' }, { code: 'NZ' }, 'NZ', null])(
    '%j names no country',
    (answer) => {
      expect(IpLookupAnswer.safeParse(answer).success).toBe(false);
    },
  );

  it('says what is missing', () => {
    expect(IpLookupAnswer.safeParse({}).error?.issues).toMatchObject([
      { code: 'custom', message: 'no two-letter country code' },
    ]);
  });
});
