import { type BrowserContext, type Page, expect } from '@playwright/test';
import { test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { startWizard } from '#e2e/start-wizard.ts';

declare global {
  interface Window {
    restored?: boolean;
  }
}

/** No engine's driver waits for a page out of the back-forward cache: it is not loaded. So the page itself is asked. */
async function goBack(page: Page, to: RegExp) {
  await page.evaluate(() => history.back());
  await expect
    .poll(() => page.evaluate(() => location.pathname).catch(() => 'on the way'))
    .toMatch(to);
}

/** A browser that keeps pages for Back, as every visitor's does and Playwright's Chromium does not. */
const withCache = test.extend<{ cached: BrowserContext }>({
  cached: async (
    { playwright, browserName, channel, launchOptions, contextOptions, viewport, baseURL },
    provide,
  ) => {
    const browser = await playwright[browserName].launch({
      ...launchOptions,
      ...(channel ? { channel } : {}),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({
      ...contextOptions,
      viewport,
      baseURL: baseURL ?? '',
    });
    await context.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => (window.restored = persisted));
    });
    await provide(context);
    await browser.close();
  },
});

/* Firefox's driver loses hold of a page that comes out of the cache: it answers nothing any more. */
withCache(
  'Back from the new app neither waits nor makes another account [G14]',
  { tag: ['@sandbox', '@chromium', '@rest'] },
  async ({ cached, visitor, findOrganisations }) => {
    const page = await cached.newPage();
    const creates: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/orgs/signUp/'))
        creates.push(request.url());
    });
    await startWizard(page, visitor);
    await infoScreen(page).goToLastStep();
    await infoScreen(page).getStarted.click();
    await page.waitForURL(/\/orgs\//);
    await goBack(page, /\/(welcome|info)/);
    await expect(page.locator('h1')).not.toHaveText('Creating your account');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(creates).toHaveLength(1);
    expect(await findOrganisations(visitor.email)).toHaveLength(1);
  },
);

withCache(
  'a page that Back brings back shows nothing of who has signed out since [B09]',
  { tag: ['@chromium', '@rest'] },
  async ({ cached, visitor }) => {
    const page = await cached.newPage();
    await startWizard(page, visitor);
    const shown = page.getByRole('button', { name: `Account menu, ${visitor.email}` });
    await expect(shown).toBeVisible();
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
    await goBack(page, /\/(welcome|info)/);
    await expect(page).toHaveURL(/\/welcome$/);
    expect(await page.evaluate(() => window.restored)).toBe(true);
    await expect(shown).toHaveCount(0);
    await expect(page.getByText(visitor.email)).toHaveCount(0);
  },
);
