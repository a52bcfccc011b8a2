import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchReportBundle } from '#scripts/run/report-bundle.ts';
import { toContextOptions } from '#scripts/run/reproduction-browser.ts';
import {
  type Shown,
  comparisonLines,
  toDisplay,
  getEngine,
} from '#scripts/run/reproduction-display.ts';
import { createBundle, displayInDark } from '#tests/support/bundles.ts';
import { startSandbox } from '#tests/support/sandbox.ts';

const UA = {
  chrome:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  android:
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  chromeOnPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1',
  firefoxOnPhone:
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/150.0 Mobile/15E148 Safari/605.1.15',
};

describe('the browser of a reproduction', () => {
  it.each([
    ['chrome', 'chromium'],
    ['android', 'chromium'],
    ['firefox', 'firefox'],
    ['safari', 'webkit'],
    ['chromeOnPhone', 'webkit'],
    ['firefoxOnPhone', 'webkit'],
  ] as const)('is for %s the engine %s', (name, engine) => {
    expect(getEngine(UA[name])).toBe(engine);
  });

  it('is set as the owner’s was', () => {
    const bundle = createBundle({ display: displayInDark });
    bundle.browser.userAgent = UA.android;
    expect(toContextOptions(toDisplay(bundle))).toEqual({
      viewport: { width: 1280, height: 900 },
      screen: { width: 1440, height: 960 },
      deviceScaleFactor: 2.5,
      locale: 'en-NZ',
      timezoneId: 'Pacific/Auckland',
      colorScheme: 'dark',
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
      contrast: 'no-preference',
      forcedColors: 'none',
    });
  });

  it('says what it could not bring back, and what the bundle does not tell', () => {
    const { display: _, ...older } = createBundle({});
    const shown = { width: 1280, height: 860, language: 'en-NZ' } as Shown;
    const lines = comparisonLines(toDisplay(older), shown);
    expect(lines[0]).toContain('width of the window 1280');
    expect(lines).toContain(
      'Not brought back: height of the window, which was 900 and is 860 here.',
    );
    expect(lines.at(-1)).toMatch(/^The bundle does not tell: width of the screen, .+, touch\.$/);
  });
});

describe('the bundle of a report', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  let platform: string;
  const server = createServer((request, response) => sandbox.handler(request, response));
  beforeAll(async () => {
    sandbox = await startSandbox();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    platform = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const bundle = JSON.stringify(createBundle({}));
    const feedback = { contexts: { feedback: { message: 'Broken' }, support: { bundle } } };
    for (const payload of [{ message: 'An error' }, feedback, { message: 'Another' }]) {
      const lines = [{ event_id: 'a1' }, { type: 'event' }, payload];
      const body = lines.map((line) => JSON.stringify(line)).join('\n');
      await sandbox.fetch({ method: 'POST', path: '/sentry/api/1/envelope/', body });
    }
  });
  afterAll(async () => {
    server.close();
    await sandbox.close();
  });

  it('is found by the number that the page of reports shows with the command', async () => {
    const { html } = await sandbox.visitor().get('/reports');
    const [, id = ''] = /npm run reproduce -- --report (\d+)/.exec(html) ?? [];
    expect(JSON.parse(await fetchReportBundle(platform, id))).toEqual(createBundle({}));
  });

  it('is found by its reference', async () => {
    const text = await fetchReportBundle(platform, createBundle({}).reference);
    expect(JSON.parse(text)).toEqual(createBundle({}));
  });

  it.each(['999', 'hc-none'])('is missed in one line: %s', async (id) => {
    await expect(fetchReportBundle(platform, id)).rejects.toThrow(`Report ${id} is not there`);
  });

  it('is not looked for where no platform answers', async () => {
    await expect(fetchReportBundle('http://127.0.0.1:1', '1')).rejects.toThrow(/npm start/);
  });
});
