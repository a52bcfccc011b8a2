import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from '#src/ui/loading/within.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a part is given up when it has not come within 10 s [R20]', async () => {
  const ended = vi.fn<(how: string) => void>();
  const load = within(() => new Promise(() => {}));
  load().catch(() => ended('given up'));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith('given up');
});

it('a part that comes in time is there, and one that fails fails at once', async () => {
  expect(await within(async () => 'part')()).toBe('part');
  await expect(within(() => Promise.reject(new Error('Blocked')))()).rejects.toThrow('Blocked');
});
