import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const ENTERED = '+64215550123';
const READ = { national: '021 555 0123', international: '+64 21 555 0123' };

/** As on a page that has just been opened: the phone library has not been asked for. */
async function freshPage() {
  const { usePhoneSample } = await import('#src/features/info/steps/use-phone-sample.ts');
  const { loadPhoneLibrary } = await import('#src/kernel/phone/phone-library.ts');
  return { usePhoneSample, loadPhoneLibrary };
}

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('#src/kernel/phone/phone-engine.ts');
});

it('the phone sample is formatted from the first render when the library has loaded', async () => {
  const { usePhoneSample, loadPhoneLibrary } = await freshPage();
  await loadPhoneLibrary();
  const shown: unknown[] = [];
  renderHook(() => shown.push(usePhoneSample(ENTERED, 'NZ')));
  expect(shown).toEqual([READ]);
});

it('the phone sample is the entered number until the library has loaded', async () => {
  const { usePhoneSample } = await freshPage();
  const { result } = renderHook(() => usePhoneSample(ENTERED, 'NZ'));
  expect(result.current).toEqual({ national: ENTERED, international: ENTERED });
  await waitFor(() => expect(result.current).toEqual(READ));
});

it('the phone sample follows the number, and leaves one that cannot be parsed unchanged', async () => {
  const { usePhoneSample, loadPhoneLibrary } = await freshPage();
  await loadPhoneLibrary();
  const { result, rerender } = renderHook(({ phone }) => usePhoneSample(phone, 'NZ'), {
    initialProps: { phone: ENTERED },
  });
  rerender({ phone: '12' });
  expect(result.current).toEqual({ national: '12', international: '12' });
});

it('the phone sample stays the entered number when the library cannot be loaded', async () => {
  vi.doMock('#src/kernel/phone/phone-engine.ts', () => {
    throw new TypeError('Failed to fetch');
  });
  const { usePhoneSample } = await freshPage();
  const { logger } = await import('#src/kernel/log/logger.ts');
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  const { result } = renderHook(() => usePhoneSample(ENTERED, 'NZ'));
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(result.current).toEqual({ national: ENTERED, international: ENTERED });
});
