import type { BrowserContext, LaunchOptions, Page } from '@playwright/test';
import { expect } from '#e2e/engines/expect.ts';
import { test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { accountMenu } from '#e2e/screens/shell.ts';
import { startWizard } from '#e2e/start-wizard.ts';

/** What a page tells of itself while it is shown. */
type Shown = { path: string; isRestored: boolean; text: string };

/** The key of the local storage under which it tells it. */
const SHOWN = 'test.shown';

/** A browser that keeps pages for Back, as every visitor's does and Playwright's Chromium does not. */
const withCache = test.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/* Chromium asks for an icon of the file that the other tab shows, and there is none. */
withCache.use({ failingCalls: true });

/** No driver waits for a page out of the cache, and Firefox's loses hold of it: so it tells another tab what it shows. */
const reportShown = (page: Page) =>
  page.addInitScript((key) => {
    let isRestored = false;
    const tell = () => {
      const text = document.body.innerText;
      const shown: Shown = { path: location.pathname, isRestored, text };
      localStorage.setItem(key, JSON.stringify(shown));
    };
    addEventListener('pageshow', ({ persisted }) => {
      isRestored ||= persisted;
      setInterval(tell, 100);
    });
  }, SHOWN);

/** Another tab of the site, in which none of its scripts runs. */
async function openWitness(context: BrowserContext): Promise<Page> {
  const witness = await context.newPage();
  await witness.goto('/robots.txt');
  return witness;
}

const readShown = (witness: Page) =>
  witness.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Shown>, SHOWN);

/** The answer comes before the page is left. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back(), 50));

withCache(
  'Back from the new app shows no wait and creates no other account [G14]',
  { tag: ['@sandbox', '@rest', '@webkit'] },
  async ({ page, context, visitor, findOrganisations }) => {
    await reportShown(page);
    await startWizard(page, visitor);
    await infoScreen(page).goToLastStep();
    await infoScreen(page).getStarted.click();
    await page.waitForURL(/\/orgs\//);
    const witness = await openWitness(context);
    await witness.evaluate((key) => localStorage.removeItem(key), SHOWN);
    await goBack(page);
    await expect.poll(async () => (await readShown(witness)).path).toMatch(/\/(welcome|info)/);
    await expect
      .poll(async () => (await readShown(witness)).text)
      .not.toContain('Creating your account');
    expect(await findOrganisations(visitor.email)).toHaveLength(1);
  },
);

withCache(
  'a page that Back restores shows no data of an owner who has signed out since [B09]',
  { tag: ['@rest', '@webkit'] },
  async ({ page, context, visitor }) => {
    await reportShown(page);
    await startWizard(page, visitor);
    await expect(accountMenu(page).button).toBeVisible();
    await page.goto('/robots.txt');
    const witness = await openWitness(context);
    await witness.evaluate(() => localStorage.clear());
    await goBack(page);
    await expect
      .poll(() => readShown(witness))
      .toMatchObject({
        path: '/welcome',
        isRestored: true,
        text: expect.stringContaining('Start your free 30-day trial'),
      });
    expect((await readShown(witness)).text).not.toContain(visitor.email);
  },
);
