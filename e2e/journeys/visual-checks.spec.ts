import { test } from '#e2e/fixtures.ts';
import { expectNoVisualFaults, expectNoVisualFaultsEverywhere } from '#e2e/visual-checks.ts';
import { tours } from '#e2e/tours/tours.ts';
import { welcomeTour } from '#e2e/tours/welcome-tour.ts';
import { wizardTour } from '#e2e/tours/wizard-tour.ts';

test.use({ failingCalls: true });

/** What every visitor passes through, as it is first seen; `npm run test:rest` looks at every state. */
const FIRST_LOOKS = [
  { tour: welcomeTour, states: ['welcome', 'welcome-errors'] },
  { tour: wizardTour, states: ['info-1', 'info-2', 'info-3'] },
];

for (const { tour, states } of FIRST_LOOKS) {
  test(
    `axe finds nothing and nothing scrolls sideways at the start: ${tour.title}`,
    /* Only Chromium's driver can force colours. */
    { tag: ['@sandbox', '@chromium'] },
    async ({ page, visitor }) => {
      test.slow();
      for await (const state of tour.visitStates(page, visitor)) {
        if (states.includes(state)) await expectNoVisualFaults(page, state);
        if (state === states.at(-1)) break;
      }
    },
  );
}

for (const { title, visitStates } of tours) {
  test(
    `axe finds nothing and nothing scrolls sideways: ${title}`,
    /* Only Chromium's driver can force colours. */
    { tag: ['@sandbox', '@rest', '@chromium'] },
    async ({ page, visitor }) => {
      test.slow();
      for await (const state of visitStates(page, visitor)) await expectNoVisualFaults(page, state);
    },
  );
  test(
    `axe finds nothing at any width, in light and dark: ${title}`,
    /* Only Chromium's driver can choose the colours. */
    { tag: ['@sandbox', '@rest', '@chromium'] },
    async ({ page, visitor }) => {
      test.setTimeout(600_000);
      for await (const state of visitStates(page, visitor))
        await expectNoVisualFaultsEverywhere(page, state);
    },
  );
}
