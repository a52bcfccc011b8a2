import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { type Desktop, startDesktop } from './desktop.ts';
import { type Firefox, openFirefox } from './firefox.ts';
import { type Listener, listenTo } from './listener.ts';

type Fixtures = { firefox: Firefox; listener: Listener };

export const test = base.extend<Fixtures, { desktop: Desktop }>({
  desktop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const desktop = await startDesktop();
      await provide(desktop);
      desktop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  firefox: async ({ desktop }, provide) => {
    const firefox = await openFirefox(desktop);
    await provide(firefox);
    firefox.close();
  },
  listener: async ({ desktop, firefox }, provide, testInfo) => {
    const listener = listenTo(desktop, firefox);
    await provide(listener);
    if (testInfo.status === testInfo.expectedStatus) return;
    const path = testInfo.outputPath('heard.txt');
    writeFileSync(path, listener.formatTranscript() + (await listener.takeRest()));
    await testInfo.attach('heard', { path });
    await testInfo.attach('orca', { path: desktop.activityFile });
    await testInfo.attach('seen', { body: await firefox.look(), contentType: 'image/png' });
  },
});

export { expect };
