/* Without our own fixtures, which fail a test for an error in the console: an old browser has those. */
import { type Page, expect, test } from '@playwright/test';

/** What a browser of some years ago does not have, taken away before the page's first script. */
const OLDER_BROWSERS: Readonly<Record<string, () => void>> = {
  'without modules': () => {
    delete (HTMLScriptElement.prototype as { noModule?: boolean }).noModule;
  },
  'without Array.prototype.toSorted': () => {
    delete (Array.prototype as { toSorted?: unknown }).toSorted;
  },
  'without Object.hasOwn': () => {
    delete (Object as { hasOwn?: unknown }).hasOwn;
  },
  'without :has()': () => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...query: [string, string?]) =>
      !query[0].includes(':has(') && supports(...(query as [string, string]));
  },
  'without CSS.supports': () => {
    delete (window as { CSS?: unknown }).CSS;
  },
};

/** The first that a browser of some years ago lacks; `npm run test:rest` takes away the others. */
const getTag = (name: string) => (name === 'without modules' ? [] : '@rest');

async function expectOldBrowserNotice(page: Page) {
  const notice = page.getByRole('alert').filter({ hasText: 'This browser is too old' });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('Chrome 111, Edge 111, Firefox 128, Safari 16.4 and iOS 16.4');
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
  await expect(page.locator('#root')).toBeHidden();
}

test.describe('a browser that is too old', () => {
  for (const [name, takeAway] of Object.entries(OLDER_BROWSERS))
    test(
      `${name} shows which browsers work and how to reach support`,
      { tag: getTag(name) },
      async ({ page }) => {
        await page.addInitScript(takeAway);
        for (const path of ['/welcome', '/nowhere']) {
          await page.goto(path);
          await expectOldBrowserNotice(page);
        }
      },
    );

  test('that cannot parse the code shows a notice at once, with the supported browsers', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const = syntax of tomorrow' }),
    );
    for (const path of ['/welcome', '/nowhere']) {
      await page.goto(path);
      const notice = page.getByRole('alert').filter({ hasText: 'The page could not start' });
      await expect(notice).toBeVisible({ timeout: 5000 });
      await expect(notice).toContainText('Firefox 128');
    }
  });
});

test('a supported browser sees no notice', async ({ page }) => {
  await page.goto('/welcome');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
  await expect(page.locator('#old-browser')).toBeHidden();
});
