import { describe, expect, it, vi } from 'vitest';
import { loadOnce } from '#src/kernel/async/load-once.ts';

describe('loadOnce', () => {
  it('loads once for all callers, during the load and after it', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'part');
    const get = loadOnce(load);
    expect(await Promise.all([get(), get()])).toEqual(['part', 'part']);
    expect(await get()).toBe('part');
    expect(load).toHaveBeenCalledOnce();
  });

  it('rejects with the failure, and loads again', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'part');
    load.mockRejectedValueOnce(new TypeError('offline'));
    const get = loadOnce(load);
    await expect(get()).rejects.toThrow('offline');
    expect(await get()).toBe('part');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
