import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchReportBundle } from '#scripts/run/report-bundle.ts';
import { toContextOptions } from '#scripts/run/reproduction-browser.ts';
import { formatComparison, toDisplay, getEngine } from '#scripts/run/reproduction-display.ts';
import { createBundle, displayInDark } from '#tests/support/bundles.ts';
import { DEVICES, USER_AGENTS } from '#tests/support/devices.ts';
import { startSandbox } from '#tests/support/sandbox.ts';

describe('the browser of a reproduction', () => {
  it.each([
    ['chrome', 'chromium'],
    ['android', 'chromium'],
    ['firefox', 'firefox'],
    ['safari', 'webkit'],
    ['chromeOnPhone', 'webkit'],
    ['iPhone', 'webkit'],
    ['firefoxOnPad', 'webkit'],
  ] as const)('of %s has the engine %s', (name, engine) => {
    expect(getEngine(USER_AGENTS[name])).toBe(engine);
  });

  it('has the owner’s settings', () => {
    const bundle = createBundle({ display: displayInDark });
    bundle.browser.userAgent = USER_AGENTS.android;
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

  it('lists the settings that match those of the owner, those that differ and those that the bundle does not contain', () => {
    const { display: _, ...older } = createBundle({});
    const { browser, display } = DEVICES.laptop;
    const shown = { ...browser, ...display, height: 860 };
    const lines = formatComparison(toDisplay(older), shown);
    expect(lines).toEqual([
      'As the owner had it: engine chromium, width of the window 1280, language en-NZ, time zone Pacific/Auckland.',
      'Not as the owner had it: height of the window 900; here 860.',
      expect.stringMatching(/^The bundle does not tell: width of the screen, .+, touch\.$/),
    ]);
  });

  it('names the other engine in which the address was opened', () => {
    const { browser, display } = DEVICES.laptop;
    const lines = formatComparison(toDisplay(createBundle(DEVICES.mac)), {
      ...browser,
      ...display,
    });
    expect(lines).toContain('Not as the owner had it: engine webkit; here chromium.');
    expect(lines).toContain('Not as the owner had it: colour scheme dark; here light.');
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
    const { html } = await sandbox.makeVisitor().get('/reports');
    const [, id = ''] = /npm run reproduce -- --report (\d+)/.exec(html) ?? [];
    expect(JSON.parse(await fetchReportBundle(platform, id))).toEqual(createBundle({}));
  });

  it('is found by its reference', async () => {
    const text = await fetchReportBundle(platform, createBundle({}).reference);
    expect(JSON.parse(text)).toEqual(createBundle({}));
  });

  it.each(['999', 'hc-none'])('is reported missing in one line: %s', async (id) => {
    await expect(fetchReportBundle(platform, id)).rejects.toThrow(`Report ${id} is not there`);
  });

  it('is reported missing for an error, with what to try instead', async () => {
    const { html } = await sandbox.makeVisitor().get('/reports');
    const ids = [...html.matchAll(/Report (\d+)/g)].map(([, id = '']) => Number(id));
    await expect(fetchReportBundle(platform, String(Math.min(...ids)))).rejects.toThrow(
      /has no bundle: only feedback has one. Try the flow/,
    );
  });

  it('is not searched for without a platform', async () => {
    await expect(fetchReportBundle('http://127.0.0.1:1', '1')).rejects.toThrow(/npm start/);
  });
});
