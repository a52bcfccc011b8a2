import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { bundleInPage } from './bundle.ts';
import { startDriver } from './webkit-stack.ts';

type WebKitFixtures = {
  /** What MiniBrowser is started with, besides being driven. */
  browserArgs: string[];
};

type WebKitStack = { url: string; bundle: string };

function requireVariable(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run the journeys by npm run e2e:webkit.`);
  return value;
}

/**
 * Playwright's test, with WebKit's pages in place of Playwright's. They have the part of Playwright's interface that
 * the journeys tagged with @webkit use; the types say that they have all of it, so that a journey is written once.
 */
export const webkitTest = base.extend<WebKitFixtures, { stack: WebKitStack }>({
  browserArgs: [[], { option: true }],
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const driver = await startDriver(requireVariable('E2E_WEBKIT_DRIVER'));
      await provide({ url: driver.url, bundle: await bundleInPage() });
      driver.stop();
    },
    { scope: 'worker' },
  ],
  context: async ({ stack, baseURL, viewport, browserArgs }, provide) => {
    const browser = await openBrowser({
      driver: stack.url,
      bundle: stack.bundle,
      binary: requireVariable('E2E_WEBKIT'),
      args: browserArgs,
      baseUrl: baseURL ?? '',
      viewport: viewport ?? { width: 1280, height: 900 },
    });
    await provide(browser as unknown as BrowserContext);
    await browser.close();
  },
  page: async ({ context }, provide) => {
    const page: Page = await context.newPage();
    await provide(page);
  },
});
