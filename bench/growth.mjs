import { median, table } from './budget.mjs';
import { measureCountries, openWizard } from './measure.mjs';
import { token } from './platform.mjs';
import { newVisit, untilIdle } from './visit.mjs';

/** A code has two letters (src/contracts/country.ts): 676 is the longest list that there can be. */
const SIZES = [250, 500, 676];
const LENGTHS = [20, 2000, 20_000];
const TABS = [1, 5, 10, 20];

const ms = (value) => `${value.toFixed(0)} ms`;

async function countriesTable(browser, { siteUrl, platform, runs: count }) {
  const rows = [];
  for (const size of SIZES) {
    platform.size = size;
    const runs = [];
    for (let run = 0; run < count; run += 1)
      runs.push(await measureCountries(browser, `${siteUrl}/welcome`, false));
    const of = (key) => ms(median(runs.map((figures) => figures[key])));
    rows.push([size, of('opened'), of('filtered'), of('slowestFilter')]);
  }
  platform.size = SIZES[0];
  return table(['countries', 'opened', 'filtered, a key', 'slowest key'], rows);
}

/** One more key in a text of so many characters: each key stores all answers of the wizard. */
async function storageTable(browser, { siteUrl }) {
  const rows = [];
  for (const length of LENGTHS) {
    const { page, close } = await openWizard(browser, {
      url: `${siteUrl}/info`,
      token: token(),
      slow: false,
    });
    const website = page.getByLabel('Website (optional)');
    await website.fill('w'.repeat(length));
    await page.waitForTimeout(500);
    await page.evaluate(() => (window.bench.keys.length = 0));
    await page.keyboard.type('a few more', { delay: 150 });
    await page.waitForTimeout(300);
    const { keys, stored } = await page.evaluate(() => ({
      keys: window.bench.keys,
      stored: Object.values(sessionStorage).join('').length,
    }));
    rows.push([length, `${(stored / 1000).toFixed(1)} kB`, ms(median(keys))]);
    await close();
  }
  return table(['characters typed', 'kept in session storage', 'key to paint'], rows);
}

/** Runs in the page: somebody is signed in. */
function signIn(value) {
  if (sessionStorage.getItem('bench.left')) return;
  localStorage.setItem('hc.accessToken', value);
  localStorage.setItem('hc.idToken', value);
}

/** A sign-out in one of so many tabs, until all others have heard of it. */
async function tabsTable(browser, { siteUrl }) {
  const rows = [];
  for (const count of TABS) {
    const options = { slow: false, prepare: signIn, storage: token() };
    const { page, close } = await newVisit(browser, options);
    const pages = [page];
    await page.goto(`${siteUrl}/welcome`);
    for (let tab = 1; tab < count; tab += 1) {
      const other = await page.context().newPage();
      await other.addInitScript(signIn, options.storage);
      await other.goto(`${siteUrl}/welcome`);
      pages.push(other);
    }
    const menu = (tab) => tab.getByRole('button', { name: /^Account menu/ });
    await Promise.all(pages.map((tab) => menu(tab).waitFor()));
    await untilIdle(page);
    const heap = await page.evaluate(() => performance.memory.usedJSHeapSize);
    const from = Date.now();
    await page.evaluate(() => {
      for (const key of ['hc.accessToken', 'hc.idToken']) localStorage.removeItem(key);
      new BroadcastChannel('hc.auth').postMessage({ type: 'unauthenticated' });
    });
    await Promise.all(pages.map((tab) => menu(tab).waitFor({ state: 'detached' })));
    rows.push([count, ms(Date.now() - from), `${(heap / 1e6).toFixed(0)} MB`]);
    await close();
  }
  return table(['tabs', 'all signed out after', 'heap of one'], rows);
}

/**
 * What the costs of the site grow with, at this machine's own speed: how they grow is what counts.
 * @param {{ siteUrl: string, platform: { size: number }, runs: number }} stand
 */
export async function growthTables(browser, stand) {
  const tables = [
    await countriesTable(browser, stand),
    await storageTable(browser, stand),
    await tabsTable(browser, stand),
  ];
  return tables.join('\n\n');
}
