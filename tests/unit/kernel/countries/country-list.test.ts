import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { countryList, fetchCountryList } from '#src/kernel/countries/country-list.ts';
import {
  noConnection,
  countriesAnswer,
  platformAnswers,
  refusal,
} from '#tests/support/handlers.ts';
import { buildCountriesAnswer } from '#tests/support/builders.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('waits until it is asked for, then loads once', async () => {
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

it('tells a lost connection from other failures, and may be asked again', async () => {
  platformAnswers('countries', noConnection());
  await fetchCountryList();
  expect(countryList.getState().status).toBe('unreachable');
  platformAnswers('countries', refusal(400, 'No'));
  await fetchCountryList();
  expect(countryList.getState().status).toBe('failed');
  countriesAnswer();
  const again = fetchCountryList();
  expect(countryList.getState().status).toBe('retrying');
  await again;
  expect(countryList.getState().status).toBe('ready');
});

it('fails on an answer that is no list', async () => {
  platformAnswers('countries', HttpResponse.html('<p>Hello</p>'));
  await fetchCountryList();
  expect(countryList.getState().status).toBe('failed');
});
