import type { Browser, Page, Request } from '@playwright/test';
import type { InitialData } from '#src/contracts/sign-up.ts';
import type { Figures } from './budget.ts';
import type { BenchStack } from './local-stack.ts';
import { type Shown, initialData, openWizard, timeUntilShown } from './measure.ts';
import { createToken } from './platform.ts';
import { openVisit, waitUntilIdle } from './visit.ts';

/** A login that this tab has started, and its answer. */
const login = { verifier: 'v'.repeat(128), state: 's'.repeat(32), returnTo: '/info' };
const CALLBACK = `/oAuthCallback?code=bench&state=${login.state}`;

type StartedLogin = { transaction: typeof login; initialData: InitialData };
const startedLogin: StartedLogin = { transaction: login, initialData };

/** Stores the answers of Welcome and a started login. It runs in the page before its scripts. */
function startLogin({ transaction, initialData: answers }: StartedLogin): void {
  if (sessionStorage.getItem('bench.started')) return;
  sessionStorage.setItem('bench.started', 'yes');
  sessionStorage.setItem('initialData', JSON.stringify(answers));
  for (const [key, value] of Object.entries(transaction))
    sessionStorage.setItem(`hc.login.${key}`, value);
}

/** Measures when a text is first painted in an element. It runs in the page before its scripts. */
function timeFromStart({ selector, text }: Shown): void {
  window.shownAt = new Promise((resolve) => {
    const check = () => {
      if (!document.querySelector(selector)?.textContent?.includes(text)) return;
      observer.disconnect();
      window.painted(0, resolve);
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Opens an address and waits until it paints a text. @returns the ms since the request */
async function openUntilShown(page: Page, url: string, shown: Shown): Promise<number> {
  await page.addInitScript(timeFromStart, shown);
  await page.goto(url);
  return page.evaluate(() => window.shownAt);
}

const STEP_1 = { selector: 'h1', text: 'Organisation details' };

/** Measures the callback up to step 1, with the cache from Welcome. */
async function measureWarmCallback(browser: Browser, { siteUrl }: BenchStack): Promise<Figures> {
  const { page, close } = await openVisit(browser);
  await page.goto(`${siteUrl}/welcome`);
  await waitUntilIdle(page);
  for (const name of ['First name', 'Last name', 'Organisation name', 'Email'])
    // oxlint-disable-next-line no-await-in-loop -- a visitor fills one field after the other
    await page.getByLabel(name).fill('jo@example.test');
  await page.getByRole('checkbox').check();
  await waitUntilIdle(page);
  await page.goto('about:blank');
  await page.addInitScript(startLogin, startedLogin);
  const callbackWarm = await openUntilShown(page, siteUrl + CALLBACK, STEP_1);
  await close();
  return { callbackWarm };
}

/** Measures the same with an empty cache: a bookmark, another device, a private window. */
async function measureColdCallback(browser: Browser, { siteUrl }: BenchStack): Promise<Figures> {
  const { page, close } = await openVisit(browser, { prepare: startLogin, storage: startedLogin });
  const callbackCold = await openUntilShown(page, siteUrl + CALLBACK, STEP_1);
  await close();
  return { callbackCold };
}

async function measureCallbackLimit(
  browser: Browser,
  { limitUrl, platformUrl }: BenchStack,
): Promise<Figures> {
  const { page, close } = await openVisit(browser);
  const url = `${limitUrl}/callback.html?api=${encodeURIComponent(platformUrl)}`;
  const callbackCold = await openUntilShown(page, url, STEP_1);
  await page.goto('about:blank');
  const callbackWarm = await openUntilShown(page, url, STEP_1);
  await close();
  return { callbackCold, callbackWarm };
}

/** Gets the time when a request was sent, in ms since 1970. */
async function getRequestTime(request: Request): Promise<number> {
  await request.response();
  return request.timing().startTime;
}

/** Measures SIGN UP until the browser requests the login page. */
async function measureSignUp(browser: Browser, { siteUrl }: BenchStack): Promise<Figures> {
  const { page, close } = await openVisit(browser);
  await page.goto(`${siteUrl}/welcome`);
  await waitUntilIdle(page);
  const { firstName, lastName, name, email } = initialData;
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Organisation name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('021 555 0123');
  await page.getByRole('checkbox').check();
  await waitUntilIdle(page);
  const [pressed, asked] = [page.waitForEvent('console'), page.waitForRequest(/\/authorize\?/)];
  /* The page is left, so it reports the time through the console. */
  await page.evaluate(() => {
    const report = ({ timeStamp }: Event) => console.debug(performance.timeOrigin + timeStamp);
    addEventListener('click', report, { capture: true, once: true });
  });
  await press(page, 'SIGN UP');
  const pressedAt = Number((await pressed).text());
  const signUpToLogin = (await asked.then(getRequestTime)) - pressedAt;
  await close();
  return { signUpToLogin };
}

/** Presses with the mouse, because Playwright's own check before a click takes several ms. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error(`The button ${name} is not shown`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Measures a press until its result is painted. */
async function pressUntilShown(page: Page, name: string, text: string): Promise<number> {
  await page.evaluate(timeUntilShown, { event: 'click', shown: { selector: 'h1', text } });
  await press(page, name);
  const time = await page.evaluate(() => window.shownAfter);
  await page.waitForTimeout(500);
  return time;
}

/** Measures the wizard from its first step to the organisation's app, and a reload. */
async function measureWizard(
  browser: Browser,
  { siteUrl, platform }: BenchStack,
): Promise<Figures> {
  const { page, close } = await openWizard(browser, {
    url: `${siteUrl}/info`,
    token: createToken(),
  });
  await page.getByRole('radio', { name: 'Sports Club' }).check();
  await page.waitForTimeout(500);
  const next = await pressUntilShown(page, 'NEXT', 'Formats');
  const nextAgain = await pressUntilShown(page, 'NEXT', 'Final setup');
  const previous = await pressUntilShown(page, 'PREVIOUS', 'Formats');
  await pressUntilShown(page, 'NEXT', 'Final setup');
  const reload = await openUntilShown(page, `${siteUrl}/info`, {
    selector: 'h1',
    text: 'Final setup',
  });
  await waitUntilIdle(page);
  await page.route('https://app.bench.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>App</h1>' }),
  );
  const left = page.waitForRequest('https://app.bench.example/').then(() => Date.now());
  const getStarted = await pressUntilShown(page, 'GET STARTED', 'Creating your account');
  const readyToLeaving = (await left) - platform.readyAt;
  await close();
  return { next, nextAgain, previous, getStarted, readyToLeaving, reload };
}

async function measureErrorPage(browser: Browser, { siteUrl }: BenchStack): Promise<Figures> {
  const { page, close } = await openVisit(browser);
  const error = await openUntilShown(page, `${siteUrl}/err`, { selector: 'h1', text: '' });
  await close();
  return { error };
}

/**
 * Measures the pages after Welcome, each once: SIGN UP, the callback with and without the cache, the wizard, the error
 * page.
 * @returns figures in ms, of the site and of the limit pages
 */
export async function measureWay(
  browser: Browser,
  stack: BenchStack,
): Promise<{ limit: Figures; site: Figures }> {
  const limit = await measureCallbackLimit(browser, stack);
  const parts = [
    measureSignUp,
    measureWarmCallback,
    measureColdCallback,
    measureWizard,
    measureErrorPage,
  ];
  const site: Record<string, number> = {};
  // oxlint-disable-next-line no-await-in-loop -- parts must not disturb each other
  for (const part of parts) Object.assign(site, await part(browser, stack));
  return { limit, site };
}
