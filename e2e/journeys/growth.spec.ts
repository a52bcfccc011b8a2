import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { type Holdings, controlClock, watchHoldings } from '#e2e/page-growth.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { startWizardOverHttp } from '#e2e/start-wizard-over-http.ts';

/** Only Chromium says what a page holds. */
const TAG = ['@sandbox', '@rest', '@chromium', '@desktop'];

/** The compiled code of the page and the tools of the test need this memory. It grows less and less. */
const CODE_KB = 1000;

function expectNoGrowth(before: Holdings, after: Holdings, spare = 0): void {
  const told = `${JSON.stringify(before)} → ${JSON.stringify(after)}`;
  for (const thing of ['nodes', 'listeners', 'timers', 'marks'] as const)
    expect(after[thing], `${thing}: ${told}`).toBeLessThanOrEqual(before[thing] + spare);
  expect(after.heapKB - before.heapKB, told).toBeLessThan(CODE_KB);
}

/** Goes to the last step and back: four changes. */
async function walkThroughSteps(page: Page): Promise<void> {
  const info = infoScreen(page);
  await info.next.click();
  await info.expectStep('Formats');
  await info.next.click();
  await info.expectStep('Final setup');
  await info.previous.click();
  await info.expectStep('Formats');
  await info.previous.click();
  await info.expectStep('Organisation details');
}

/** After this time the timers of the last change have run. */
const SETTLE_MS = 3000;

test(
  'fifty changes of the step leave no node, listener or timer behind',
  { tag: TAG },
  async ({ page, visitor }) => {
    test.setTimeout(240_000);
    await page.addInitScript(controlClock);
    await startWizardOverHttp(page, visitor);
    await infoScreen(page).chooseType('Charity');
    const measure = await watchHoldings(page);
    const walk = async (times: number) => {
      // oxlint-disable-next-line no-await-in-loop -- a visitor makes one change after the other
      for (let turn = 0; turn < times; turn += 1) await walkThroughSteps(page);
      await page.waitForTimeout(SETTLE_MS);
      return measure();
    };
    const before = await walk(3);
    expectNoGrowth(before, await walk(13));
  },
);

/** The clock runs this many times as fast. The timeout of a call is then half a second. */
const RATE = 20;
const MINUTE_MS = 60_000 / RATE;

/** A call on its way has its timeout and its listeners. */
const ONE_CALL = 4;

/** The account is never ready. */
async function routeEndlessCreation(page: Page): Promise<{ count: number; atOnce: number }> {
  const polls = { count: 0, atOnce: 0, open: 0 };
  await page.route('**/orgs/signUp/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { id: 'long' } })
      : route.fallback(),
  );
  await page.route('**/orgs/signUp/checkCreated/long', async (route) => {
    polls.count += 1;
    polls.open += 1;
    polls.atOnce = Math.max(polls.atOnce, polls.open);
    await route.fulfill({ json: { isCreated: false } });
    polls.open -= 1;
  });
  return polls;
}

test(
  'a wait of ten minutes holds no more than one of two minutes',
  { tag: TAG },
  async ({ page, visitor }) => {
    test.setTimeout(240_000);
    const polls = await routeEndlessCreation(page);
    await page.addInitScript(controlClock);
    await startWizardOverHttp(page, visitor);
    const info = infoScreen(page);
    await info.goToLastStep();
    const measure = await watchHoldings(page);
    await page.evaluate((rate) => window.clock.setRate(rate), RATE);
    await info.getStarted.click();
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
    /* User Timing keeps the last ten calls. */
    await expect.poll(() => polls.count, { timeout: 30_000 }).toBeGreaterThan(12);
    const before = await measure();
    const counted = polls.count;
    await page.waitForTimeout(4 * MINUTE_MS);
    expectNoGrowth(before, await measure(), ONE_CALL);
    expect(polls.count - counted).toBeGreaterThan(2 * ONE_CALL);
    const stopped = page.getByText('We have stopped checking after ten minutes.');
    await expect(stopped).toBeVisible({ timeout: 10 * MINUTE_MS });
    expect(polls.atOnce).toBe(1);
    /* A poll each 2 s at most. */
    expect(polls.count).toBeLessThanOrEqual(300);
    const { count } = polls;
    await page.waitForTimeout(MINUTE_MS);
    expect(polls.count).toBe(count);
    const { timers } = await measure();
    expect(timers).toBe(0);
  },
);

/** Throws errors that nothing catches. It runs in the page. */
async function throwErrors(count: number): Promise<void> {
  for (let turn = 1; turn <= count; turn += 1) {
    setTimeout(() => {
      throw new Error(`Planted error ${turn}`);
    });
    // oxlint-disable-next-line no-await-in-loop -- errors come one after the other
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Counts the reports that wait for a connection. It runs in the page. */
async function countKeptReports(): Promise<number> {
  const opening = indexedDB.open('sentry-offline');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('IndexedDB does not open')));
  });
  const counting = database.transaction('queue').objectStore('queue').count();
  return new Promise((resolve) => {
    counting.addEventListener('success', () => {
      database.close();
      resolve(counting.result);
    });
  });
}

test.describe('without a connection', () => {
  test.use({ failingCalls: true });

  test(
    'thirty of two hundred error reports are kept [M08]',
    { tag: TAG },
    async ({ page, context, complaints }) => {
      test.setTimeout(120_000);
      await page.addInitScript(controlClock);
      await page.goto('/welcome');
      await page.waitForLoadState('networkidle');
      const measure = await watchHoldings(page);
      await context.setOffline(true);
      await page.evaluate(throwErrors, 100);
      await expect.poll(() => page.evaluate(countKeptReports), { timeout: 30_000 }).toBe(30);
      const before = await measure();
      await page.evaluate(throwErrors, 100);
      await page.waitForTimeout(SETTLE_MS);
      expect(await page.evaluate(countKeptReports)).toBe(30);
      expectNoGrowth(before, await measure());
      const planted = complaints.filter((line) => line.includes('Planted error'));
      expect(planted).toHaveLength(200);
      complaints.splice(0, Infinity, ...complaints.filter((line) => !planted.includes(line)));
    },
  );
});
