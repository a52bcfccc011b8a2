import { expect, it, vi } from 'vitest';
import { loadCountries } from '#src/kernel/countries/load-countries.ts';
import { countriesAnswer, platformAnswers, errorReply } from '#tests/support/handlers.ts';

it('the loader indexes the countries that the API lists', async () => {
  countriesAnswer();
  const index = await loadCountries();
  expect(index.get('NZ')?.name).toBe('New Zealand');
  expect(index.size).toBe(8);
});

it('the loader throws the error of the API', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  platformAnswers('countries', errorReply(400, 'No'));
  await expect(loadCountries()).rejects.toMatchObject({ kind: 'client' });
});
