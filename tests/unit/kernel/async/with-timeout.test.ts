import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from '#src/kernel/async/with-timeout.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a wait ends with an error at its limit [R20]', async () => {
  const end = vi.fn<(error: Error) => void>();
  withTimeout(new Promise(() => {}), 10_000).catch(end);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalledExactlyOnceWith(new Error('No answer in time'));
});

it('a wait ends with the result or the error of the work', async () => {
  expect(await withTimeout(Promise.resolve('part'), 10_000)).toBe('part');
  await expect(withTimeout(Promise.reject(new Error('Blocked')), 10_000)).rejects.toThrow(
    'Blocked',
  );
});
