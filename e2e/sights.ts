import type { Page } from '@playwright/test';
import { expect } from './engines/expect.ts';

/** What can be seen: the heading of a screen, of a dialog or of a notice, and in which document. */
export type Sight = { readonly text: string; readonly document: number };

/** The app of the new organisation. */
export const REACHED = 'the app';

/** Pages that come and go by themselves. */
const PASSING: readonly string[] = ['', 'Signing you in', 'Creating your account', 'Loading'];

/** A part of the page may come 30 s late. */
const PATIENCE_MS = 45_000;

const look = (page: Page): Promise<Sight> =>
  page
    .evaluate((reached) => {
      if (location.pathname.startsWith('/orgs/')) return { text: reached, document: 0 };
      const above = document.querySelector('#last-resort:not([hidden]) h2, [role="dialog"] h2');
      const text = (above ?? document.querySelector('h1'))?.textContent ?? '';
      return { text, document: performance.timeOrigin };
    }, REACHED)
    .catch(() => ({ text: '', document: 0 }));

const isSame = (one: Sight, other: Sight) =>
  one.text === other.text && one.document === other.document;

/** What the router shows until the error page has come, or a reload: only where neither comes does it stay. */
const LAST_NET = 'There is a problem with the service';
const LAST_NET_MS = 2000;

/**
 * Waits for the next thing to see after another.
 * @param passing a notice that goes by itself
 */
export async function lookAgain(page: Page, before: Sight, passing = ''): Promise<Sight> {
  let now = before;
  const isNew = async () => {
    now = await look(page);
    if (isSame(now, before) || now.text === passing || PASSING.includes(now.text)) return false;
    if (now.text !== LAST_NET) return true;
    await page.waitForTimeout(LAST_NET_MS);
    return isSame(now, await look(page));
  };
  await expect.poll(isNew, { timeout: PATIENCE_MS, message: `after "${before.text}"` }).toBe(true);
  return now;
}
