import { newVisit, untilIdle } from './visit.mjs';

/** Types into the first field as soon as it is there, and again when it is wiped: usable is from when it stays. */
function typeAtOnce() {
  const find = () =>
    [...document.querySelectorAll('input')].find((input) =>
      input.labels?.[0]?.textContent?.startsWith('First name'),
    );
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const tick = () => {
    const input = find();
    if (input && input.value === '') {
      native.set.call(input, 'typed');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      window.bench.usable = performance.now();
    }
    setTimeout(tick, 20);
  };
  tick();
}

/** Runs in the page. */
function loadFigures() {
  const { bench } = window;
  const navigation = performance.getEntriesByType('navigation')[0];
  const named = new Set([...document.querySelectorAll('script[src]')].map(({ src }) => src));
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'));
  const kB = (entries) => entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0) / 1000;
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    largestPaint: bench.largestPaint,
    usable: bench.usable,
    blocking: bench.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longestTask: Math.max(0, ...bench.tasks),
    shift: bench.shift,
    scriptBeforeUsable: kB(scripts.filter(({ name }) => named.has(name))),
    scriptInAll: kB(scripts),
    html: navigation.encodedBodySize / 1000,
  };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

/** The median time from a key to its paint, in ms, of a text typed at a person's pace. */
async function keyToPaint(page, field, text) {
  await field.click();
  await page.waitForTimeout(300);
  await page.evaluate(() => (window.bench.keys.length = 0));
  await page.keyboard.type(text, { delay: 120 });
  await page.waitForTimeout(300);
  return median(await page.evaluate(() => window.bench.keys));
}

/** How the page comes, and how it answers to typing. */
export async function measurePage(browser, url) {
  const { page, close } = await newVisit(browser);
  await page.addInitScript(typeAtOnce);
  await page.goto(url);
  await untilIdle(page);
  const load = await page.evaluate(loadFigures);
  const textKey = await keyToPaint(page, page.getByLabel('Last name'), 'the quick brown fox ');
  const phone = page.locator('input[name=phone]');
  const phoneKey = await keyToPaint(page, phone, '021 555 0123');
  await close();
  return { ...load, textKey, phoneKey };
}

/** How long the page takes from an event until it shows something, in ms. Runs in the page. */
export function timeUntilShown({ event, shown }) {
  const isShown = () =>
    document.querySelector(shown.selector)?.textContent?.includes(shown.text) === true;
  window.shownAfter = new Promise((resolve) => {
    addEventListener(
      event,
      ({ timeStamp }) => {
        /* It hears of a change before the frame that shows it. */
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

/** The list of all countries, opened and filtered. */
export async function measureCountries(browser, url, slow = true) {
  const { page, close } = await newVisit(browser, { slow });
  await page.goto(url);
  await untilIdle(page);
  const field = page.getByRole('combobox');
  await field.focus();
  await untilIdle(page);
  await page.evaluate(timeUntilShown, {
    event: 'click',
    shown: { selector: '[role=listbox]', text: 'Australia' },
  });
  await field.click();
  const opened = await page.evaluate(() => window.shownAfter);
  await page.waitForTimeout(1000);
  await page.evaluate(() => (window.bench.keys.length = 0));
  await page.keyboard.type('new zea', { delay: 250 });
  await page.waitForTimeout(300);
  const keys = await page.evaluate(() => window.bench.keys);
  await close();
  return { opened, filtered: median(keys), slowestFilter: Math.max(...keys) };
}

/** Runs in the page: an owner who has filled in Welcome and signed in. */
function signIn({ token, first }) {
  localStorage.setItem('hc.accessToken', token);
  localStorage.setItem('hc.idToken', token);
  sessionStorage.setItem('initialData', JSON.stringify(first));
}

/** What Welcome has kept of the owner. */
export const signedUp = {
  firstName: 'Aroha',
  lastName: 'Ngata',
  name: 'Tui Bay Bowls',
  country: 'NZ',
  email: 'aroha@bench.example',
  phone: '+64215550123',
  hasAgreedToTerms: true,
};

/** Opens the wizard's first step, as after the sign-in. */
export async function openWizard(browser, { url, token, slow = true }) {
  const visit = await newVisit(browser, {
    slow,
    prepare: signIn,
    storage: { token, first: signedUp },
  });
  await visit.page.goto(url);
  await visit.page.getByRole('heading', { name: 'Organisation details' }).waitFor();
  await untilIdle(visit.page);
  return visit;
}
