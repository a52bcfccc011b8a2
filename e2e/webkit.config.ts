import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { QUICK, selectTests } from './parts.ts';

/** WebDriver has neither a clock nor an emulation of media: a journey says by its tag that it needs none. */
const OTHERS = [/^(?!.*@webkit\b)/];

/** `npm run e2e:webkit`: the journeys tagged with @webkit, in the engine of Safari (e2e/engines/README.md). */
export default defineConfig({
  ...journeys,
  reporter: [
    ['list'],
    ['json', { outputFile: resolve(process.env['E2E_REPORT'] ?? 'reports/webkit.json') }],
    ['./clean-up-list.ts'],
  ],
  workers: 1,
  /* WebDriver's round trips and drawing without a graphics card take their time. */
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: [
    {
      name: 'webkit-desktop',
      use: { browserName: 'webkit', viewport: { width: 1280, height: 900 } },
      ...selectTests(QUICK.everywhere, OTHERS),
    },
    {
      name: 'webkit-mobile',
      use: { browserName: 'webkit', viewport: { width: 360, height: 780 } },
      /* What asks for a wide window has none here. */
      ...selectTests(QUICK.none, [...OTHERS, /@desktop\b/]),
    },
  ],
});
