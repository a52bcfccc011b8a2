import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  countryList,
  fetchCountryList,
  retryCountryList,
} from '#src/kernel/countries/country-list.ts';
import { env } from '#src/config/env.ts';
import { detectCountry } from '#src/kernel/countries/detect-country.ts';
import {
  noConnection,
  countriesAnswer,
  platformAnswers,
  errorReply,
} from '#tests/support/handlers.ts';
import { buildCountriesAnswer } from '#tests/support/builders.ts';
import { server } from '#tests/support/server.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('the list loads at the first request, and only once [S3.3b]', async () => {
  const calls = platformAnswers('countries', { body: buildCountriesAnswer() });
  expect(countryList.getState().status).toBe('waiting');
  const loading = fetchCountryList();
  expect(countryList.getState().status).toBe('loading');
  await Promise.all([loading, fetchCountryList()]);
  expect(countryList.getState().status).toBe('ready');
  expect(countryList.getState().preferred.map(({ code }) => code)).toEqual([
    'AU',
    'NZ',
    'GB',
    'US',
  ]);
  expect(countryList.getState().others.map(({ code }) => code)).toEqual(['AL', 'CA', 'DE']);
  await fetchCountryList();
  expect(countryList.getState().status).toBe('ready');
  expect(calls).toHaveLength(1);
});

it('the list ignores the result of a load that was replaced', async () => {
  countriesAnswer();
  const loading = fetchCountryList();
  countryList.setState(countryList.getInitialState(), true);
  await loading;
  expect(countryList.getState()).toEqual(countryList.getInitialState());
});

it('the list distinguishes a lost connection from other failures, and can be requested again', async () => {
  platformAnswers('countries', noConnection());
  await fetchCountryList();
  expect(countryList.getState().status).toBe('unreachable');
  platformAnswers('countries', errorReply(400, 'No'));
  await fetchCountryList();
  expect(countryList.getState().status).toBe('failed');
  countriesAnswer();
  const again = retryCountryList();
  expect(countryList.getState().status).toBe('retrying');
  await again;
  expect(countryList.getState().status).toBe('ready');
});

it('the list does not retry a failure by itself', async () => {
  const calls = platformAnswers('countries', errorReply(400, 'No'));
  server.use(http.get(env.ipLookupUrl, () => HttpResponse.json({ country: 'NZ' })));
  vi.spyOn(console, 'info').mockImplementation(() => {});
  await fetchCountryList();
  await fetchCountryList();
  expect(await detectCountry()).toBeNull();
  expect(countryList.getState().status).toBe('failed');
  expect(calls).toHaveLength(1);
});

it('the list fails for an answer that is no list', async () => {
  platformAnswers('countries', HttpResponse.html('<p>Hello</p>'));
  await fetchCountryList();
  expect(countryList.getState().status).toBe('failed');
});
