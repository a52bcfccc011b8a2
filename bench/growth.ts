import type { Browser, Page } from '@playwright/test';
import { formatTable, getMedian } from './budget.ts';
import type { BenchStack } from './local-stack.ts';
import { measureCountries, openWizard } from './measure.ts';
import { createToken } from './platform.ts';
import { clearKeys, openVisit, readKeys, waitUntilIdle } from './visit.ts';

/** A code has two letters (src/contracts/country.ts), so the longest possible list has 676 countries. */
const SIZES = [250, 500, 676];
const LENGTHS = [20, 2000, 20_000];
const TABS = [1, 5, 10, 20];

type Cells = readonly (string | number)[];

const formatMs = (value: number) => `${value.toFixed(0)} ms`;

async function measureSize(browser: Browser, stack: BenchStack, count: number): Promise<Cells> {
  const runs: Awaited<ReturnType<typeof measureCountries>>[] = [];
  for (let run = 0; run < count; run += 1)
    // oxlint-disable-next-line no-await-in-loop -- runs must not disturb each other
    runs.push(await measureCountries(browser, `${stack.siteUrl}/welcome`, false));
  const format = (key: keyof (typeof runs)[number]) =>
    formatMs(getMedian(runs.map((figures) => figures[key])));
  return [stack.platform.size, format('opened'), format('filtered'), format('slowestFilter')];
}

async function formatCountries(browser: Browser, stack: BenchStack, runs: number): Promise<string> {
  const { platform } = stack;
  const usual = platform.size;
  const rows: Cells[] = [];
  for (const size of SIZES) {
    platform.size = size;
    // oxlint-disable-next-line no-await-in-loop -- the platform serves one size at a time
    rows.push(await measureSize(browser, stack, runs));
  }
  platform.size = usual;
  return formatTable(['countries', 'opened', 'filtered, a key', 'slowest key'], rows);
}

/** Measures one more key in a text of this length. Each key stores all answers of the wizard. */
async function measureStorage(browser: Browser, url: string, length: number): Promise<Cells> {
  const { page, close } = await openWizard(browser, { url, token: createToken(), slow: false });
  const website = page.getByLabel('Website (optional)');
  await website.fill('w'.repeat(length));
  await page.waitForTimeout(500);
  await clearKeys(page);
  await page.keyboard.type('a few more', { delay: 150 });
  await page.waitForTimeout(300);
  const keys = await readKeys(page);
  const stored = await page.evaluate(() => Object.values<string>(sessionStorage).join('').length);
  await close();
  return [length, `${(stored / 1000).toFixed(1)} kB`, formatMs(getMedian(keys))];
}

async function formatStorage(browser: Browser, { siteUrl }: BenchStack): Promise<string> {
  const rows: Cells[] = [];
  for (const length of LENGTHS)
    // oxlint-disable-next-line no-await-in-loop -- measurements must not disturb each other
    rows.push(await measureStorage(browser, `${siteUrl}/info`, length));
  return formatTable(['characters typed', 'kept in session storage', 'key to paint'], rows);
}

/** Signs in, until the tab was left. It runs in the page. */
function signIn(token: string): void {
  if (sessionStorage.getItem('bench.left')) return;
  localStorage.setItem('hc.accessToken', token);
  localStorage.setItem('hc.idToken', token);
}

const findMenu = (tab: Page) => tab.getByRole('button', { name: /^Account menu/ });

async function openTab(page: Page, url: string, token: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.addInitScript(signIn, token);
  await tab.goto(url);
  return tab;
}

/** Signs out in one of several tabs, and measures the time until all others have followed. */
async function measureTabs(browser: Browser, url: string, count: number): Promise<Cells> {
  const token = createToken();
  const { page, close } = await openVisit(browser, {
    slow: false,
    prepare: signIn,
    storage: token,
  });
  const pages = [page];
  await page.goto(url);
  // oxlint-disable-next-line no-await-in-loop -- a visitor opens one tab after the other
  for (let tab = 1; tab < count; tab += 1) pages.push(await openTab(page, url, token));
  await Promise.all(pages.map((tab) => findMenu(tab).waitFor()));
  await waitUntilIdle(page);
  const heap = await page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
  );
  const from = Date.now();
  await page.evaluate(() => {
    for (const key of ['hc.accessToken', 'hc.idToken']) localStorage.removeItem(key);
    new BroadcastChannel('hc.auth').postMessage({ type: 'unauthenticated' });
  });
  await Promise.all(pages.map((tab) => findMenu(tab).waitFor({ state: 'detached' })));
  const row = [count, formatMs(Date.now() - from), `${(heap / 1e6).toFixed(0)} MB`];
  await close();
  return row;
}

async function formatTabs(browser: Browser, { siteUrl }: BenchStack): Promise<string> {
  const rows: Cells[] = [];
  for (const count of TABS)
    // oxlint-disable-next-line no-await-in-loop -- measurements must not disturb each other
    rows.push(await measureTabs(browser, `${siteUrl}/welcome`, count));
  return formatTable(['tabs', 'all signed out after', 'heap of one'], rows);
}

/** Measures how the costs of the site grow, at this machine's own speed: only the growth counts. */
export async function formatGrowth(
  browser: Browser,
  stack: BenchStack,
  runs: number,
): Promise<string> {
  const tables = [
    await formatCountries(browser, stack, runs),
    await formatStorage(browser, stack),
    await formatTabs(browser, stack),
  ];
  return tables.join('\n\n');
}
