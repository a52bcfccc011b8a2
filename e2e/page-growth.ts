import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after a garbage collection. */
export type Holdings = {
  /** The nodes of the DOM, also those that only a script holds. */
  readonly nodes: number;
  readonly listeners: number;
  /** The memory of its scripts, in kB. */
  readonly heapKB: number;
  /** The timers that wait. */
  readonly timers: number;
  /** The entries of User Timing. */
  readonly marks: number;
};

declare global {
  interface Window {
    clock: { setRate: (rate: number) => void; countTimers: () => number };
  }
}

/** Counts the timers of the page, and lets its clock run faster. It runs in the page before its scripts. */
export function controlClock(): void {
  const real = {
    now: Date.now,
    set: setTimeout.bind(window),
    clear: clearTimeout.bind(window),
  };
  const waiting = new Set<unknown>();
  let [rate, reached, since] = [1, real.now(), real.now()];
  Date.now = () => reached + (real.now() - since) * rate;
  const set = (run: (...values: unknown[]) => void, ms = 0, ...rest: unknown[]) => {
    const timer = real.set(
      (...values: unknown[]) => {
        waiting.delete(timer);
        run(...values);
      },
      ms / rate,
      ...rest,
    );
    waiting.add(timer);
    return timer;
  };
  const clear = (timer?: number) => {
    waiting.delete(timer);
    real.clear(timer);
  };
  Object.assign(window, { setTimeout: set, clearTimeout: clear });
  window.clock = {
    setRate: (next) => {
      [reached, since, rate] = [Date.now(), real.now(), next];
    },
    countTimers: () => waiting.size,
  };
}

async function collectGarbage(devtools: CDPSession): Promise<void> {
  /* What one collection finalises, the next one frees. */
  for (let turn = 0; turn < 3; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await devtools.send('HeapProfiler.collectGarbage');
}

/**
 * Prepares to measure what a page holds. Chromium only.
 * @returns collects the garbage of the page and measures the rest
 */
export async function watchHoldings(page: Page): Promise<() => Promise<Holdings>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return async () => {
    await collectGarbage(devtools);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    const { timers, marks } = await page.evaluate(() => ({
      timers: window.clock.countTimers(),
      marks: performance.getEntriesByType('mark').length,
    }));
    return {
      nodes: read('Nodes'),
      listeners: read('JSEventListeners'),
      heapKB: Math.round(read('JSHeapUsedSize') / 1000),
      timers,
      marks,
    };
  };
}
