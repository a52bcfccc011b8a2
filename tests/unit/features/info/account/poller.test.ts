import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Poller } from '#src/features/info/account/poller.ts';

/** A question whose answers the test gives by hand. */
function questions() {
  const open: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  let most = 0;
  const ask = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<void>((resolve) => {
      open.push(resolve);
      most = Math.max(most, open.length);
    });
  };
  const answer = async () => {
    open.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ask, answer, signals, mostAtOnce: () => most };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Poller', () => {
  it('polls for the first time after one interval [S7.13b]', async () => {
    const { ask, signals } = questions();
    new Poller(ask, 2000).start();
    await vi.advanceTimersByTimeAsync(1999);
    expect(signals).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(signals).toHaveLength(1);
  });

  it('starts the interval at the answer, so that polls never overlap [G03]', async () => {
    const { ask, answer, signals, mostAtOnce } = questions();
    new Poller(ask, 2000).start();
    await vi.advanceTimersByTimeAsync(7000);
    expect(signals).toHaveLength(1);
    await answer();
    await vi.advanceTimersByTimeAsync(1999);
    expect(signals).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(signals).toHaveLength(2);
    expect(mostAtOnce()).toBe(1);
  });

  it('polls at once on request, then waits a whole interval', async () => {
    const { ask, answer, signals } = questions();
    const poller = new Poller(ask, 2000);
    poller.start();
    await vi.advanceTimersByTimeAsync(1500);
    poller.askNow();
    expect(signals).toHaveLength(1);
    await answer();
    await vi.advanceTimersByTimeAsync(1999);
    expect(signals).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(signals).toHaveLength(2);
  });

  it('does not poll at once while a poll is in flight', async () => {
    const { ask, signals } = questions();
    const poller = new Poller(ask, 2000);
    poller.askNow();
    poller.askNow();
    poller.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(signals).toHaveLength(1);
  });

  it('runs only one series of polls, for any number of starts', async () => {
    const { ask, signals } = questions();
    const poller = new Poller(ask, 2000);
    poller.start();
    poller.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect(signals).toHaveLength(1);
  });

  it('aborts the poll in flight when it is stopped, and polls no more', async () => {
    const { ask, answer, signals } = questions();
    const poller = new Poller(ask, 2000);
    poller.askNow();
    poller.stop();
    expect(signals[0]?.aborted).toBe(true);
    expect(poller.isRunning).toBe(false);
    await answer();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(signals).toHaveLength(1);
  });

  it('can be started again, and the answer of the aborted poll schedules nothing', async () => {
    const { ask, answer, signals } = questions();
    const poller = new Poller(ask, 2000);
    poller.askNow();
    poller.stop();
    poller.askNow();
    await answer();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(signals).toHaveLength(2);
    expect(signals[1]?.aborted).toBe(false);
  });
});
