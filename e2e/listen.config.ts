import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run listen`: what a screen reader says on every screen, against the transcripts in `transcripts/`. */
export default defineConfig({
  ...journeys,
  testDir: './listen',
  snapshotPathTemplate: '{testDir}/../transcripts/{arg}{ext}',
  /* Each worker has a desktop of its own. More than one is for a machine with the power for it. */
  workers: 1,
  fullyParallel: true,
  timeout: 600_000,
  projects: [{ name: 'orca-firefox' }],
});
