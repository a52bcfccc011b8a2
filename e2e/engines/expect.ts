import { expect as playwrightExpect } from '@playwright/test';
import { Finder } from './webkit/locator.ts';
import { matchers } from './webkit/matchers.ts';

const webkitExpect = playwrightExpect.extend(matchers) as unknown as typeof playwrightExpect;

/** Playwright's `expect`, that also takes the pages and locators of WebKit. */
export const expect: typeof playwrightExpect = new Proxy(playwrightExpect, {
  apply: (target, _, [actual, ...rest]: Parameters<typeof playwrightExpect>) =>
    (actual instanceof Finder ? webkitExpect : target)(actual, ...rest),
});
