import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { VIEWPORTS, findCentre, createRandom, measurePauses, pressAt } from '#e2e/presses.ts';
import { STEPS, infoScreen } from '#e2e/screens/info.ts';
import { STEP_CHANGES, openStep, openWizard } from '#e2e/step-changes.ts';

/** From this pause on, two presses are separate. */
const PAUSE_MS = 500;

/** The buttons of the wizard that lead to another step. */
const MOVING: ReadonlySet<string> = new Set(['NEXT', 'PREVIOUS', 'GET STARTED']);

/** How many presses of one place were for a button that moves by a step, each series of them counted once. */
function countSeparate(presses: Awaited<ReturnType<typeof pressAt>>): number {
  const pauses = [Infinity, ...measurePauses(presses)];
  return presses.filter(({ on }, index) => MOVING.has(on) && pauses[index]! >= PAUSE_MS).length;
}

const waitUntilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        setTimeout(() => requestIdleCallback(resolve, { timeout: 2000 }), 100),
      ),
  );

/** The step that is shown, from 0; Welcome is before the first, the wait for the account behind the last. */
async function findPlace(page: Page): Promise<number> {
  const title = await page.locator('h1').textContent();
  const step = STEPS.findIndex((name) => name === title);
  if (step >= 0) return step;
  return new URL(page.url()).pathname === '/welcome' ? -1 : STEPS.length;
}

for (const [width, height] of VIEWPORTS) {
  test(
    `presses at one point move at most one step for each separate press, at ${width} x ${height} [R27]`,
    { tag: '@rest' },
    async ({ page, visitor }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height });
      const kept = await openWizard(page, visitor);
      const info = infoScreen(page);
      const number = createRandom(width);
      for (let round = 0; round < 8; round += 1) {
        const { from, press } = STEP_CHANGES[round % STEP_CHANGES.length]!;
        await openStep(page, kept, from);
        const pauses = Array.from({ length: 1 + Math.floor(number() * 5) }, () => number() * 700);
        const presses = await pressAt(page, await findCentre(info[press]), pauses);
        /* A link may lead anywhere. */
        if (presses.some(({ on }) => on === 'a link')) continue;
        await waitUntilIdle(page);
        const place = await findPlace(page);
        const moved = Math.abs(place - STEPS.indexOf(from));
        expect(moved, JSON.stringify({ from, place, presses })).toBeLessThanOrEqual(
          countSeparate(presses),
        );
      }
    },
  );
}
