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

  it('requires only its code and its name', () => {
    expect(Country.parse({ code: 'AQ', name: 'Antarctica' })).toEqual({
      code: 'AQ',
      name: 'Antarctica',
    });
  });

  it.each(['', 'N', 'NZL', 'N1', 'xNZ', undefined])('rejects the code %j', (code) => {
    expect(Country.safeParse({ ...country, code }).success).toBe(false);
  });

  it('requires a name', () => {
    expect(Country.safeParse({ ...country, name: '' }).success).toBe(false);
  });

  it('can omit everything else, and can have its calling code as a number', () => {
    const unsaid = { flag: null, currencyCode: null, timezones: null };
    const least = { code: 'AQ', name: 'Antarctica', prefix: 672, ...unsaid };
    expect(Country.parse(least)).toEqual(least);
  });

  it('is in a collection under the key countries', () => {
    const answer = { countries: [country], meta: { total: 1 } };
    expect(CountriesAnswer.parse(answer)).toEqual(answer);
  });

  it('can be in a collection without a total', () => {
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
  ])('%j gives the country %s', (answer, code) => {
    expect(IpLookupAnswer.parse(answer)).toBe(code);
  });

  it.each([{}, { country_code: 64 }, { country: 'New Zealand' }, { code: 'NZ' }, 'NZ', null])(
    '%j gives no country',
    (answer) => {
      expect(IpLookupAnswer.safeParse(answer).success).toBe(false);
    },
  );

  it('names the missing part', () => {
    expect(IpLookupAnswer.safeParse({}).error?.issues).toMatchObject([
      { code: 'custom', message: 'no two-letter country code' },
    ]);
  });
});
