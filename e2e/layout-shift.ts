import type { Page } from '@playwright/test';

/** Lighthouse calls 0.1 good; this is what nobody can see. */
export const MOST_SHIFT = 0.005;

/** How far the page's content has moved since it began to load (Layout Instability, CLS). */
export const measureLayoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
