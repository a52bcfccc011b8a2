import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Opening, openReproduction } from '#scripts/run/reproduction-browser.ts';
import { formatComparison, toDisplay } from '#scripts/run/reproduction-display.ts';
import { OPENING_PATH } from '#scripts/run/reproduction-page.ts';
import { serveReproduction } from '#scripts/run/reproduction-server.ts';
import { COMPLAINTS } from '#tests/support/complaints.ts';

/** Each run names its own browsers. */
const browsers: Opening['browsers'] = {
  chromium: async () => process.env['E2E_CHROMIUM'] ?? '',
  firefox: async () => process.env['E2E_FIREFOX'] ?? '',
  webkit: async () => process.env['E2E_WEBKIT'] ?? '',
};

/** In each engine: the complaint of an owner, and what this machine's browser cannot show as they had it. */
const OWNERS = {
  chromium: { name: 'not-reached', missing: [] },
  firefox: { name: 'nothing-came', missing: [] },
  webkit: { name: 'waits', missing: ['touch on; here off'] },
} as const;

test(
  'a reproduction opens the owner’s engine with the owner’s settings, and names what differs',
  { tag: ['@rest', '@desktop', '@sandbox', '@webkit'] },
  async ({ browserName }, testInfo) => {
    const { name, missing } = OWNERS[browserName];
    const { bundle } = COMPLAINTS.find((one) => one.name === name)!;
    const display = { ...toDisplay(bundle), textSizePx: 20 };
    const folder = testInfo.outputPath('site');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '_headers'), '');
    writeFileSync(join(folder, 'welcome.html'), '<!doctype html><title>Welcome</title>');
    let armed = 0;
    const { port, showings, stop } = await serveReproduction({
      folder,
      port: 0,
      reproduction: { storage: {}, path: '/welcome' },
      arm: async () => void (armed += 1),
    });
    const url = `http://localhost:${port}${OPENING_PATH}`;
    const opened = await openReproduction({ url, display, browsers, headless: true, showings });
    try {
      const [same, ...differing] = formatComparison(display, opened.shown);
      expect(differing).toEqual(missing.map((one) => `Not as the owner had it: ${one}.`));
      expect(same).toContain(`engine ${browserName}`);
      expect(armed).toBe(1);
      const { engine: _, isPhone: _isPhone, ...settings } = display;
      expect(opened.shown).toMatchObject({ ...settings, ...(missing[0] ? { touch: false } : {}) });
    } finally {
      await opened.close();
      stop();
    }
  },
);
