import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run chaos`: every call of the sign-up with every fault, on one screen. */
export default defineConfig({
  ...journeys,
  testDir: './chaos',
  timeout: 120_000,
  reporter: [['./chaos/matrix-reporter.ts']],
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'sandbox-desktop'),
});
