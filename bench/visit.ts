import { type Browser, type Page, chromium } from '@playwright/test';
import { findBrowser } from '#scripts/support/find-browser.ts';

/** The figures of a page while it is measured. */
type PageFigures = {
  largestPaint: number;
  shift: number;
  tasks: number[];
  keys: number[];
  usable: number;
  busyAt: number;
};

/** Layout Instability specification, section 3. */
type LayoutShift = { readonly value: number; readonly hadRecentInput: boolean };

declare global {
  interface Window {
    bench: PageFigures;
    /** Calls back after the next paint, with the ms since a moment of the page's clock. */
    painted: (from: number, then: (duration: number) => void) => void;
    /** The ms from an event until its result is painted. */
    shownAfter: Promise<number>;
    /** When a text was painted, in ms since the page was requested. */
    shownAt: Promise<number>;
  }
}

/** A slow phone: its screen, its processor compared with this machine's, its connection. */
const SCREEN = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-NZ',
  timezoneId: 'Pacific/Auckland',
};
const CPU_SLOWDOWN = 4;
const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

/**
 * A tool that drives a page turns on the inspector of its scripts. V8 then parses a script again for each Error that it
 * creates, to find the position: React creates some when it starts. A visitor has no inspector. With this flag V8 keeps the
 * positions from the first time.
 */
const KEEP_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

/** Starts the browser that all visits share. */
export async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-sync',
      KEEP_POSITIONS,
    ],
  });
}

/** Records the figures of the page from its start. It runs in the page. */
function observe(): void {
  const figures: PageFigures = {
    largestPaint: 0,
    shift: 0,
    tasks: [],
    keys: [],
    usable: 0,
    busyAt: 0,
  };
  window.bench = figures;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      figures.busyAt = performance.now();
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (figures.largestPaint = startTime));
  watch('resource', () => {});
  watch('longtask', ({ duration }) => figures.tasks.push(duration));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & LayoutShift;
    if (!hadRecentInput) figures.shift += value;
  });
  /* The first task after the next frame runs after the paint. */
  window.painted = (from, then) =>
    void requestAnimationFrame(() => {
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

/** A new window loads a hundred scripts for its own address bar. A phone has done that long before. */
const SETTLE_MS = 2500;

/** tsx wraps functions in `__name`, also those that run in the page. */
const KEEP_NAMES = 'globalThis.__name = (value) => value;';

type VisitOptions<Storage> = {
  /** Slows down processor and connection; the default. */
  slow?: boolean;
  /** Runs in the page before its own scripts. */
  prepare?: (storage: Storage) => void;
  storage?: Storage;
};

export type Visit = { readonly page: Page; readonly close: () => Promise<void> };

/** Opens an empty page as a new visitor on a slow phone. */
export async function openVisit<Storage>(
  browser: Browser,
  { slow = true, prepare, storage }: VisitOptions<Storage> = {},
): Promise<Visit> {
  const context = await browser.newContext(SCREEN);
  await context.addInitScript(KEEP_NAMES);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.waitForTimeout(SETTLE_MS);
  if (slow) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', CONNECTION);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  await page.addInitScript(observe);
  if (prepare) await page.addInitScript(prepare as (value: unknown) => void, storage);
  return { page, close: () => context.close() };
}

/** Longer than the site waits for an idle moment (src/ui/loading/when-idle.ts), with the time of the connection. */
const QUIET_MS = 3500;
const TIMEOUT_MS = 120_000;

/** Waits until the page is idle: nothing was fetched and no task was long for a while. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction((quiet) => performance.now() - window.bench.busyAt > quiet, QUIET_MS, {
    timeout: TIMEOUT_MS,
  });
}

/** Forgets the keys so far. */
export const clearKeys = (page: Page): Promise<void> =>
  page.evaluate(() => void (window.bench.keys.length = 0));

/** Reads the ms from each key to its paint. */
export const readKeys = (page: Page): Promise<number[]> => page.evaluate(() => window.bench.keys);
