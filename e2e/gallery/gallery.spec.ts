import { expect, test } from '#e2e/fixtures.ts';
import { overhang } from '#e2e/visual-checks.ts';
import { tours } from '#e2e/tours/tours.ts';
import { freezeTexts } from './freeze-texts.ts';

const FOLDER = process.env['E2E_PICTURES'] ?? 'screenshots';

test.use({ failingCalls: true });

for (const { title, states } of tours) {
  test(title, async ({ page, visitor }, { project }) => {
    for await (const state of states(page, visitor)) {
      /* What covers the window is as large as the window, not as the page behind it. */
      const isCovered = await page.locator('[role=dialog], [data-full-screen]').count();
      /* What is under the mouse differs with the moment; an open menu would close. */
      if ((await page.locator('[role=menu]').count()) === 0) await page.mouse.move(1, 1);
      const thaw = await freezeTexts(page);
      await page.screenshot({
        path: `${FOLDER}/${state}-${project.name}.png`,
        fullPage: isCovered === 0,
        animations: 'disabled',
      });
      await thaw();
      expect.soft(await overhang(page), `${state} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
}
