import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '#e2e/fixtures.ts';
import { measureOverhang } from '#e2e/visual-checks.ts';
import { tours } from '#e2e/tours/tours.ts';
import { takePicture } from './take-picture.ts';

const FOLDER = process.env['E2E_PICTURES'] ?? 'screenshots';

test.use({ failingCalls: true });

for (const { title, visitStates } of tours) {
  test(title, async ({ page, visitor }, { project }) => {
    for await (const state of visitStates(page, visitor)) {
      /* What covers the window is as large as the window, not as the page behind it. */
      const isCovered = await page.locator('[role=dialog], [data-full-screen]').count();
      /* What is under the mouse differs with the moment; an open menu would close. */
      if ((await page.locator('[role=menu]').count()) === 0) await page.mouse.move(1, 1);
      const picture = await takePicture(page, { fullPage: isCovered === 0 });
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(join(FOLDER, `${state}-${project.name}.png`), picture);
      expect.soft(await measureOverhang(page), `${state} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
}
