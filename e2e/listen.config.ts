import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run listen`: what a screen reader says on every screen, against the transcripts in `transcripts/`. */
export default defineConfig({
  ...journeys,
  testDir: './listen',
  snapshotPathTemplate: '{testDir}/../transcripts/{arg}{ext}',
  /* One keyboard, one voice. */
  workers: 1,
  fullyParallel: false,
  timeout: 600_000,
  projects: [{ name: 'orca-firefox' }],
});
