import { expect, test } from '#e2e/fixtures.ts';
import { overhang } from '#e2e/looks.ts';
import { tours } from '#e2e/tours/tours.ts';

test.use({ failingCalls: true });

for (const { title, states } of tours) {
  test(title, async ({ page, visitor }, { project }) => {
    for await (const state of states(page, visitor)) {
      /* What covers the window is as large as the window, not as the page behind it. */
      const isCovered = await page.locator('[role=dialog], [data-full-screen]').count();
      await page.screenshot({
        path: `screenshots/${state}-${project.name}.png`,
        fullPage: isCovered === 0,
        animations: 'disabled',
      });
      expect.soft(await overhang(page), `${state} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
}
