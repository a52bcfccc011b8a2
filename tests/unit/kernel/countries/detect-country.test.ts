import { HttpResponse, http, type HttpResponseResolver } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { detectCountry } from '#src/kernel/countries/detect-country.ts';
import { server } from '#tests/support/server.ts';

const countries = ['nz', 'ru', 'au'].map((code) => ({ code, name: code }));

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server.use(
    http.get(`${env.apiUrl}/countries`, () => HttpResponse.json({ countries, meta: { total: 3 } })),
  );
});

function detect(resolver: HttpResponseResolver) {
  server.use(http.get(env.ipLookupUrl, resolver));
  return detectCountry();
}

it.each([{ country_code: 'nz' }, { countryCode: 'NZ' }, { country: 'NZ', country_code: 'n/a' }])(
  'the detection selects the country of the look-up: %j [S7.16]',
  async (answer) => {
    expect(await detect(() => HttpResponse.json(answer))).toBe('NZ');
  },
);

it.each([
  ['an excluded country', { country: 'RU' }],
  ['a country that is not listed', { country: 'FR' }],
])('the detection selects nothing for %s, and logs it [I04, S8.27b]', async (_, answer) => {
  expect(await detect(() => HttpResponse.json(answer))).toBeNull();
  expect(console.info).toHaveBeenCalledWith(
    `No country preselected: ${answer.country} is not offered`,
  );
});

it.each([
  ['is refused', () => HttpResponse.json({ message: 'slow down' }, { status: 429 })],
  ['cannot be reached', () => HttpResponse.error()],
  ['answers with a page', () => HttpResponse.html('<p>Hello</p>')],
  ['names no country', () => HttpResponse.json({ ip: '::1' })],
] as const)(
  'the detection selects nothing, and logs it, when the look-up %s [S8.27a]',
  async (_, resolver) => {
    expect(await detect(resolver)).toBeNull();
    expect(console.warn).toHaveBeenCalledWith(
      'No country preselected: the look-up failed',
      expect.anything(),
    );
  },
);

it('the detection selects nothing when the list of countries fails', async () => {
  server.use(http.get(`${env.apiUrl}/countries`, () => HttpResponse.json({}, { status: 400 })));
  expect(await detect(() => HttpResponse.json({ country: 'NZ' }))).toBeNull();
});
