import { openWizard, signedUp, timeUntilShown } from './measure.mjs';
import { token } from './platform.mjs';
import { newVisit, untilIdle } from './visit.mjs';

/** A login that this tab has started, and its answer. */
const login = { verifier: 'v'.repeat(128), state: 's'.repeat(32), returnTo: '/info' };
const CALLBACK = `/oAuthCallback?code=bench&state=${login.state}`;

/** Runs in the page, before its scripts: Welcome is filled in and the login started. */
function startLogin({ transaction, first }) {
  if (sessionStorage.getItem('bench.started')) return;
  sessionStorage.setItem('bench.started', 'yes');
  sessionStorage.setItem('initialData', JSON.stringify(first));
  for (const [key, value] of Object.entries(transaction))
    sessionStorage.setItem(`hc.login.${key}`, value);
}

/**
 * Runs in the page, before its scripts: when a text is first painted in an element, and from when on its first text
 * field keeps what is typed, both in ms since the page was asked for.
 */
function timeFromStart({ selector, text }) {
  window.shownAt = new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)?.textContent?.includes(text)) return;
      observer.disconnect();
      window.painted(0, resolve);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const shown = (page) => page.evaluate(() => window.shownAt);

/** Opens an address and waits until a text of it is painted: ms since it was asked for. */
async function openUntilShown(page, url, what) {
  await page.addInitScript(timeFromStart, what);
  await page.goto(url);
  return shown(page);
}

const STEP_1 = { selector: 'h1', text: 'Organisation details' };

/** The callback up to step 1, with what Welcome has left in the cache of the browser. */
async function callbackAfterWelcome(browser, { siteUrl }) {
  const { page, close } = await newVisit(browser);
  await page.goto(`${siteUrl}/welcome`);
  await untilIdle(page);
  for (const name of ['First name', 'Last name', 'Organisation name', 'Email'])
    await page.getByLabel(name).fill('jo@example.test');
  await page.getByRole('checkbox').check();
  await untilIdle(page);
  await page.goto('about:blank');
  await page.addInitScript(startLogin, { transaction: login, first: signedUp });
  const callbackWarm = await openUntilShown(page, siteUrl + CALLBACK, STEP_1);
  await close();
  return { callbackWarm };
}

/** The same with nothing in the cache: a bookmark, another device, a private window. */
async function callbackAtFirst(browser, { siteUrl }) {
  const { page, close } = await newVisit(browser, {
    prepare: startLogin,
    storage: { transaction: login, first: signedUp },
  });
  const callbackCold = await openUntilShown(page, siteUrl + CALLBACK, STEP_1);
  await close();
  return { callbackCold };
}

async function measureCallbackLimit(browser, { limitUrl, platformUrl }) {
  const { page, close } = await newVisit(browser);
  const url = `${limitUrl}/callback.html?api=${encodeURIComponent(platformUrl)}`;
  const callbackCold = await openUntilShown(page, url, STEP_1);
  await page.goto('about:blank');
  const callbackWarm = await openUntilShown(page, url, STEP_1);
  await close();
  return { callbackCold, callbackWarm };
}

/** When a request was sent, in ms since 1970. */
async function requestedAt(request) {
  await request.response();
  return request.timing().startTime;
}

/** SIGN UP, until the browser asks for the login page. */
async function signUp(browser, { siteUrl }) {
  const { page, close } = await newVisit(browser);
  await page.goto(`${siteUrl}/welcome`);
  await untilIdle(page);
  const { firstName, lastName, name, email } = signedUp;
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Organisation name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('021 555 0123');
  await page.getByRole('checkbox').check();
  await untilIdle(page);
  const [pressed, asked] = [page.waitForEvent('console'), page.waitForRequest(/\/authorize\?/)];
  /* The page is left: only what it has said is there to read. */
  await page.evaluate(() => {
    const say = ({ timeStamp }) => console.debug(performance.timeOrigin + timeStamp);
    addEventListener('click', say, { capture: true, once: true });
  });
  await press(page, 'SIGN UP');
  const pressedAt = Number((await pressed).text());
  const signUpToLogin = (await asked.then(requestedAt)) - pressedAt;
  await close();
  return { signUpToLogin };
}

/** Presses with the mouse itself: Playwright's own check of a press takes several ms. */
async function press(page, name) {
  const button = page.getByRole('button', { name, exact: true });
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await button.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** A press, until what follows is painted. */
async function pressUntilShown(page, name, text) {
  await page.evaluate(timeUntilShown, { event: 'click', shown: { selector: 'h1', text } });
  await press(page, name);
  const time = await page.evaluate(() => window.shownAfter);
  await page.waitForTimeout(500);
  return time;
}

/** The wizard from its first step to the organisation's app, and what its page costs when it is loaded again. */
async function wizard(browser, { siteUrl, platform }) {
  const { page, close } = await openWizard(browser, { url: `${siteUrl}/info`, token: token() });
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
  await untilIdle(page);
  await page.route('https://app.bench.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>App</h1>' }),
  );
  const left = page.waitForRequest('https://app.bench.example/').then(() => Date.now());
  const getStarted = await pressUntilShown(page, 'GET STARTED', 'Creating your account');
  const readyToLeaving = (await left) - platform.readyAt;
  await close();
  return { next, nextAgain, previous, getStarted, readyToLeaving, reload };
}

async function errorPage(browser, { siteUrl }) {
  const { page, close } = await newVisit(browser);
  const what = { selector: 'h1', text: '' };
  const error = await openUntilShown(page, `${siteUrl}/err`, what);
  await close();
  return { error };
}

/**
 * The way after Welcome, each part once: SIGN UP, the callback with and without the cache, the wizard, the error page.
 * @returns figures in ms, of the site and of the limit pages
 */
export async function measureWay(browser, stand) {
  const limit = await measureCallbackLimit(browser, stand);
  const parts = [signUp, callbackAfterWelcome, callbackAtFirst, wizard, errorPage];
  const site = {};
  for (const part of parts) Object.assign(site, await part(browser, stand));
  return { limit, site };
}
