import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('#src/kernel/phone/phone-engine.ts');
  vi.resetModules();
});

const load = async () => (await import('#src/kernel/phone/phone-library.ts')).loadPhoneLibrary;

it('the library loads once for all callers', async () => {
  const loadPhoneLibrary = await load();
  const first = loadPhoneLibrary();
  expect(loadPhoneLibrary()).toBe(first);
  expect((await first).parsePhone('021 123 4567', 'NZ').valid).toBe(true);
});

it('the library loads again after a failure', async () => {
  const loadPhoneLibrary = await load();
  vi.doMock('#src/kernel/phone/phone-engine.ts', () => {
    throw new Error('chunk is gone');
  });
  await expect(loadPhoneLibrary()).rejects.toThrow(/error when mocking/);
  vi.doUnmock('#src/kernel/phone/phone-engine.ts');
  await expect(loadPhoneLibrary()).resolves.toHaveProperty('formatAsYouType');
});
