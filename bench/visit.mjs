import { chromium } from '@playwright/test';
import { findBrowser } from '#scripts/support/find-browser.ts';

/** A slow phone: its screen, its processor next to this machine's, its line. */
const SCREEN = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-NZ',
  timezoneId: 'Pacific/Auckland',
};
export const CPU_SLOWDOWN = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

export async function launch() {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
}

/** What the page tells about itself, from its first moment on. Runs in the page. */
function observe() {
  const figures = { largestPaint: 0, shift: 0, tasks: [], keys: [], usable: 0, busyAt: 0 };
  window.bench = figures;
  const watch = (type, take) =>
    new PerformanceObserver((list) => {
      figures.busyAt = performance.now();
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (figures.largestPaint = startTime));
  watch('resource', () => {});
  watch('longtask', ({ duration }) => figures.tasks.push(duration));
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) figures.shift += value;
  });
  /* Painted: the first task after the next frame. */
  window.painted = (from, then) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => then(performance.now() - from));
      channel.port1.start();
      channel.port2.postMessage('');
    });
  addEventListener(
    'keydown',
    ({ timeStamp }) => window.painted(timeStamp, (duration) => figures.keys.push(duration)),
    true,
  );
}

/** A new window of the browser loads a hundred scripts for its own address bar; a phone's has done so long before. */
const SETTLE_MS = 2500;

/**
 * Opens a page as its first visitor on a slow phone.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ slow?: boolean, prepare?: (storage: object) => void, storage?: object }} [options] `prepare` runs in the
 *   page before its own scripts
 */
export async function newVisit(browser, { slow = true, prepare, storage } = {}) {
  const context = await browser.newContext(SCREEN);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.waitForTimeout(SETTLE_MS);
  if (slow) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  await page.addInitScript(observe);
  if (prepare) await page.addInitScript(prepare, storage);
  return { page, close: () => context.close() };
}

/** Longer than the site waits for an idle moment (src/ui/loading/when-idle.ts), with the time that the line takes. */
const QUIET_MS = 3500;
const PATIENCE_MS = 120_000;

/** Waits until everything that comes on idle has come: for so long nothing was fetched, and no task was long. */
export async function untilIdle(page) {
  await page.waitForLoadState('load');
  await page.waitForFunction((quiet) => performance.now() - window.bench.busyAt > quiet, QUIET_MS, {
    timeout: PATIENCE_MS,
  });
}
