import { setTimeout as sleep } from 'node:timers/promises';
import { type Locator, type Page, type Route, type TestInfo, expect } from '@playwright/test';
import type { Visitor } from '#e2e/visitor.ts';
import { type CallName, calls } from './calls.ts';
import { FAULTS, type FaultName, applyFault } from './faults.ts';
import { hostileAnswers } from './hostile-answers.ts';

export type Cell = { readonly call: CallName; readonly fault: FaultName };

/** Every call with every fault. */
export const matrix: readonly Cell[] = (Object.keys(calls) as CallName[]).flatMap((call) =>
  FAULTS.map((fault) => ({ call, fault })),
);

/** Under this name a test notes after how many seconds there was a way on. */
export const SECONDS = 'way on after';

/** Within this time there has to be a way on. */
const WAY_ON_SECONDS = 35;
/** Requests end by the browser's clock, which cannot be moved: while these are held, the page's is left alone too. */
const HELD: readonly FaultName[] = ['no answer', 'slow 8 s'];
const MOVE_MS = 2500;
const LOOK_MS = 200;

type RunningFault = {
  readonly count: () => number;
  /** Lets the calls that were made meanwhile go on to their fault. */
  readonly begin: () => void;
  readonly stop: () => void;
};

async function startFault(page: Page, { call, fault }: Cell): Promise<RunningFault> {
  const { matches, worksFirst } = calls[call];
  let count = 0;
  let isOver = false;
  let begin: (() => void) | undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route(matches, async (route: Route) => {
    if (isOver || route.request().method() === 'OPTIONS') return route.fallback();
    count += 1;
    await begun;
    const done = worksFirst ? await route.fetch() : undefined;
    return applyFault(route, { fault, hostile: hostileAnswers[call], ...(done ? { done } : {}) });
  });
  return { count: () => count, begin: () => begin?.(), stop: () => void (isOver = true) };
}

/** The clock of the page; `before` while there is no page, for one has been left for the next. */
const readPageSeconds = (page: Page, before: number) =>
  page.evaluate(() => Date.now() / 1000).catch(() => before);

async function isAnyVisible(ways: readonly Locator[]): Promise<boolean> {
  const shown = await Promise.all(ways.map((way) => way.first().isVisible()));
  return shown.includes(true);
}

/** Waits, with the clock of the page moved on, until there is a way on. @returns how many seconds the page took, by its clock */
async function waitForWayOn(page: Page, { call, fault }: Cell): Promise<number> {
  const ways = calls[call].listWaysOn(page);
  const from = await readPageSeconds(page, Date.now() / 1000);
  let now = from;
  for (;;) {
    if (await isAnyVisible(ways)) break;
    now = await readPageSeconds(page, now);
    expect(now - from, 'seconds without a way on').toBeLessThanOrEqual(WAY_ON_SECONDS);
    await sleep(LOOK_MS);
    if (!HELD.includes(fault)) await page.clock.fastForward(MOVE_MS);
  }
  return now - from;
}

/** What was typed is in the storage of the tab, as long as the owner has not left the site with it. */
async function expectKept(page: Page, visitor: Visitor, site: string) {
  if (new URL(page.url()).origin !== new URL(site).origin) return;
  const readStorage = () => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
  for (const value of [visitor.firstName, visitor.organisation, visitor.email])
    await expect.poll(readStorage).toContain(value);
}

async function expectNothingHostile(page: Page) {
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  await expect(page.locator('body')).not.toContainText(/undefined|\[object Object\]|NaN/);
}

type RecoveryOptions = {
  readonly visitor: Visitor;
  readonly findOrganisations: (email: string) => Promise<Record<string, unknown>[]>;
  readonly info: TestInfo;
};

/**
 * Tests one cell of the matrix. The fault applies to each call of its kind, from its stage of the sign-up on. When the
 * page offers a way on, the fault ends and the visitor takes that way. Uncaught errors and violations of the policy fail by the fixture.
 */
export async function expectRecovery(
  page: Page,
  cell: Cell,
  options: RecoveryOptions,
): Promise<void> {
  const { visitor, findOrganisations, info } = options;
  const { reach, recover, organisations } = calls[cell.call];
  await page.clock.install();
  page.on('dialog', (dialog) => void dialog.accept());
  const fault = await startFault(page, cell);
  await reach(page, visitor);
  await expect.poll(fault.count, 'the call is made').toBeGreaterThan(0);
  fault.begin();

  const seconds = await waitForWayOn(page, cell);
  info.annotations.push({ type: SECONDS, description: seconds.toFixed(1) });
  await expect(page.locator('h1').first()).toBeVisible();
  await expectNothingHostile(page);
  const isMade = cell.call === 'checkCreated' && cell.fault === 'hostile strings';
  if (!isMade) await expectKept(page, visitor, info.project.use.baseURL ?? '');

  fault.stop();
  if (!isMade) await recover(page, visitor);
  const made = await findOrganisations(visitor.email);
  expect(made.map((one) => (one['sign_up'] as { name: string }).name)).toEqual(
    Array.from({ length: organisations }, () => visitor.organisation),
  );
}
