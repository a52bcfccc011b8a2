import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { holdScripts } from '#e2e/hold-scripts.ts';
import { MOST_SHIFT, measureLayoutShift } from '#e2e/layout-shift.ts';
import { measureOverhang } from '#e2e/visual-checks.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';
import { tours } from '#e2e/tours/tours.ts';

/** What depends on the fonts of a machine: it runs once with each set of e2e/font-sets.ts. */

const listFaces = (page: Page) =>
  page.evaluate(() => Array.from(document.fonts, ({ family }) => family.replaceAll('"', '')));

for (const width of [360, 768, 1280]) {
  const tag = width === 360 ? [] : '@rest';
  test(`Welcome does not move when it is hydrated, at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdScripts(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await expect(page.locator('link[data-late]')).toHaveJSProperty('media', 'all');
    await expect(welcomeScreen(page).country).toHaveValue('New Zealand');
    await page.waitForLoadState('networkidle');
    expect(await measureLayoutShift(page)).toBeLessThan(MOST_SHIFT);
    const faces = await listFaces(page);
    expect(faces, 'each face is declared once').toEqual([...new Set(faces)]);
  });
}

for (const { title, visitStates } of tours) {
  test.describe(() => {
    test.use({ failingCalls: true });

    test(
      `no page scrolls sideways at 320 px: ${title}`,
      { tag: '@rest' },
      async ({ page, visitor }) => {
        test.slow();
        await page.setViewportSize({ width: 320, height: 640 });
        for await (const state of visitStates(page, visitor))
          expect.soft(await measureOverhang(page), state).toBeLessThanOrEqual(0);
      },
    );
  });
}

test('the badge of the environment covers nothing', { tag: '@rest' }, async ({ page }) => {
  await welcomeScreen(page).open();
  const sign = page.getByRole('note');
  for (const width of [320, 767, 768, 1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: 900 });
    const covered = await sign.evaluate((note) => {
      const { left, right, top, bottom } = note.getBoundingClientRect();
      const isUnder = (box: DOMRect) =>
        box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      return [...document.querySelectorAll('main *, header *, footer *')]
        .filter((element) => element !== note && !element.contains(note))
        .filter((element) => isUnder(element.getBoundingClientRect()))
        .map(({ outerHTML }) => outerHTML.slice(0, 80));
    });
    expect(covered, `at ${width} px`).toEqual([]);
  }
});
