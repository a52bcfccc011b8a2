import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('libphonenumber-js/examples.mobile.json');
  vi.resetModules();
});

const load = async () => (await import('#src/kernel/phone/example-number.ts')).fetchExampleNumber;

it.each([
  ['NZ', '021 123 4567'],
  ['US', '(201) 555-0123'],
])('the example is a mobile number of %s in national format [S7.23]', async (country, example) => {
  expect(await (await load())(country)).toBe(example);
});

it('the example is missing without a country, or for a country without numbers', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fetchExampleNumber = await load();
  expect(await fetchExampleNumber(null)).toBeNull();
  expect(await fetchExampleNumber('AQ')).toBeNull();
});

it('the example is missing when the examples cannot be loaded, and that is logged [J15]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.doMock('libphonenumber-js/examples.mobile.json', () => {
    throw new Error('chunk is gone');
  });
  expect(await (await load())('NZ')).toBeNull();
  expect(warn).toHaveBeenCalledWith('Example numbers could not be loaded', expect.anything());
});
