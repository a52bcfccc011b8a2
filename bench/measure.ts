import type { Browser, Locator, Page } from '@playwright/test';
import type { InitialData } from '#src/contracts/sign-up.ts';
import { type Figures, getMedian } from './budget.ts';
import { type Visit, clearKeys, openVisit, readKeys, waitUntilIdle } from './visit.ts';

/**
 * Types into the first field as soon as it exists, and again when its text is lost. The page is usable from the moment
 * when the text stays. It runs in the page.
 */
function typeAtOnce(): void {
  const find = () =>
    [...document.querySelectorAll('input')].find((input) =>
      input.labels?.[0]?.textContent?.startsWith('First name'),
    );
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const tick = () => {
    const input = find();
    if (input && input.value === '') {
      native?.set?.call(input, 'typed');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      window.bench.usable = performance.now();
    }
    setTimeout(tick, 20);
  };
  tick();
}

/** Reads the figures of the load. It runs in the page. */
function readLoad(): Figures {
  const { bench } = window;
  const [navigation] = performance.getEntriesByType('navigation');
  const named = new Set(
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
  );
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'));
  const measureKB = (entries: readonly PerformanceResourceTiming[]) =>
    entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0) / 1000;
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaint: bench.largestPaint,
    usable: bench.usable,
    blocking: bench.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longestTask: Math.max(0, ...bench.tasks),
    shift: bench.shift,
    scriptBeforeUsable: measureKB(scripts.filter(({ name }) => named.has(name))),
    scriptInAll: measureKB(scripts),
    html: (navigation?.encodedBodySize ?? Number.NaN) / 1000,
  };
}

/** Measures the median time from a key to its paint, in ms, of a text typed at a person's speed. */
async function measureKeys(page: Page, field: Locator, text: string): Promise<number> {
  await field.click();
  await page.waitForTimeout(300);
  await clearKeys(page);
  await page.keyboard.type(text, { delay: 120 });
  await page.waitForTimeout(300);
  return getMedian(await readKeys(page));
}

/** Measures how the page loads, and how it reacts to typing. */
export async function measurePage(browser: Browser, url: string): Promise<Figures> {
  const { page, close } = await openVisit(browser);
  await page.addInitScript(typeAtOnce);
  await page.goto(url);
  await waitUntilIdle(page);
  const load = await page.evaluate(readLoad);
  const textKey = await measureKeys(page, page.getByLabel('Last name'), 'the quick brown fox ');
  const phone = page.locator('input[name=phone]');
  const phoneKey = await measureKeys(page, phone, '021 555 0123');
  await close();
  return { ...load, textKey, phoneKey };
}

/** A text in an element. */
export type Shown = { readonly selector: string; readonly text: string };

/** Measures the ms from an event until the page paints a text. It runs in the page. */
export function timeUntilShown({ event, shown }: { event: string; shown: Shown }): void {
  const isShown = () =>
    document.querySelector(shown.selector)?.textContent?.includes(shown.text) === true;
  window.shownAfter = new Promise((resolve) => {
    addEventListener(
      event,
      ({ timeStamp }) => {
        /* A mutation is observed before the frame that paints it. */
        const observer = new MutationObserver(() => {
          if (!isShown()) return;
          observer.disconnect();
          window.painted(timeStamp, resolve);
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
}

/** Measures the list of all countries: how fast it opens and filters. */
export async function measureCountries(
  browser: Browser,
  url: string,
  slow = true,
): Promise<Record<'opened' | 'filtered' | 'slowestFilter', number>> {
  const { page, close } = await openVisit(browser, { slow });
  await page.goto(url);
  await waitUntilIdle(page);
  const field = page.getByRole('combobox');
  await field.focus();
  await waitUntilIdle(page);
  await page.evaluate(timeUntilShown, {
    event: 'click',
    shown: { selector: '[role=listbox]', text: 'Australia' },
  });
  await field.click();
  const opened = await page.evaluate(() => window.shownAfter);
  await page.waitForTimeout(1000);
  await clearKeys(page);
  await page.keyboard.type('new zea', { delay: 250 });
  await page.waitForTimeout(300);
  const keys = await readKeys(page);
  await close();
  return { opened, filtered: getMedian(keys), slowestFilter: Math.max(...keys) };
}

type SignedIn = { token: string; initialData: InitialData };

/** Signs in an owner who has completed Welcome. It runs in the page. */
function signIn({ token, initialData }: SignedIn): void {
  localStorage.setItem('hc.accessToken', token);
  localStorage.setItem('hc.idToken', token);
  sessionStorage.setItem('initialData', JSON.stringify(initialData));
}

/** The answers of Welcome. */
export const initialData: InitialData = {
  firstName: 'Aroha',
  lastName: 'Ngata',
  name: 'Tui Bay Bowls',
  country: 'NZ',
  email: 'aroha@bench.example',
  phone: '+64215550123',
  hasAgreedToTerms: true,
};

/** Opens step 1 of the wizard, as after the sign-in. */
export async function openWizard(
  browser: Browser,
  { url, token, slow = true }: { url: string; token: string; slow?: boolean },
): Promise<Visit> {
  const storage: SignedIn = { token, initialData };
  const visit = await openVisit(browser, { slow, prepare: signIn, storage });
  await visit.page.goto(url);
  await visit.page.getByRole('heading', { name: 'Organisation details' }).waitFor();
  await waitUntilIdle(visit.page);
  return visit;
}
