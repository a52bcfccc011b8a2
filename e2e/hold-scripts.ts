import type { Page } from '@playwright/test';

/**
 * Opens Welcome and keeps the scripts of the site on the way.
 * @returns lets them go
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/welcome', { waitUntil: 'commit' });
  return () => {
    isHeld = false;
    for (const go of held) go();
  };
}
