import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { server } from '#tests/support/server.ts';

const url = `${env.apiUrl}/countries`;
const answer = {
  countries: [{ code: 'nz', name: 'New Zealand', prefix: '64' }],
  meta: { total: 1 },
};

beforeEach(() => vi.resetModules());
const load = async () => (await import('#src/kernel/countries/load-countries.ts')).loadCountries;

it('asks the API once, for everybody', async () => {
  const asked = vi.fn<() => void>();
  server.use(http.get(url, () => (asked(), HttpResponse.json(answer))));
  const loadCountries = await load();
  const [one, two] = await Promise.all([loadCountries(), loadCountries()]);
  expect(one.get('NZ')?.name).toBe('New Zealand');
  expect(two).toBe(one);
  expect(await loadCountries()).toBe(one);
  expect(asked).toHaveBeenCalledOnce();
});

it('fails for everybody who waits, and asks again when asked again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server.use(
    http.get(url, () => HttpResponse.json({ message: 'no' }, { status: 400 }), { once: true }),
  );
  const loadCountries = await load();
  const both = [loadCountries(), loadCountries()];
  await expect(both[0]).rejects.toMatchObject({ kind: 'client' });
  await expect(both[1]).rejects.toMatchObject({ kind: 'client' });
  server.use(http.get(url, () => HttpResponse.json(answer)));
  expect((await loadCountries()).size).toBe(1);
});
