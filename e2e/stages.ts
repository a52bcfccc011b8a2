import type { Page } from '@playwright/test';

/** The stages that the site tells of as `data-flow-state`. */
export type Stage = 'form' | 'check' | 'sign-in' | 'steps' | 'create' | 'ready';

/** When a stage was entered, in milliseconds since 1970. */
type Entry = { stage: string; at: number };

declare global {
  interface Window {
    tellStage?: (entry: Entry) => void;
  }
}

/** Waits until the sign-up has come to a stage; no test sleeps for it. */
export const waitForStage = (page: Page, stage: Stage) =>
  page.locator(`html[data-flow-state="${stage}"]`).waitFor();

/**
 * Collects the site's User Timing marks over all pages of a sign-up.
 * @returns a function that says how long each stage took, in one line
 */
export async function timeStages(page: Page): Promise<() => string> {
  const entries: Entry[] = [];
  await page.exposeFunction('tellStage', (entry: Entry) => void entries.push(entry));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name.startsWith('hc.'))
          window.tellStage?.({ stage: name.slice(3), at: performance.timeOrigin + startTime });
    }).observe({ type: 'mark' });
  });
  return () => {
    const ends = [...entries.slice(1).map(({ at }) => at), Date.now()];
    const formatSeconds = (index: number) =>
      ((ends[index]! - entries[index]!.at) / 1000).toFixed(1);
    return entries.map(({ stage }, index) => `${stage} ${formatSeconds(index)} s`).join(' → ');
  };
}
