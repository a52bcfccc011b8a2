import { test } from '#e2e/fixtures.ts';
import { expectGoodLooks, expectGoodLooksEverywhere } from '#e2e/looks.ts';
import { tours } from '#e2e/tours/tours.ts';

test.use({ failingCalls: true });

for (const { title, states } of tours) {
  test(
    `axe finds nothing and nothing scrolls sideways: ${title}`,
    /* Only Chromium's driver can force colours. */
    { tag: ['@sandbox', '@chromium'] },
    async ({ page, visitor }) => {
      test.slow();
      for await (const state of states(page, visitor)) await expectGoodLooks(page, state);
    },
  );
  test(
    `axe finds nothing at any width, in light and dark: ${title}`,
    /* Only Chromium's driver can choose the colours. */
    { tag: ['@sandbox', '@rest', '@chromium'] },
    async ({ page, visitor }) => {
      test.setTimeout(600_000);
      for await (const state of states(page, visitor)) await expectGoodLooksEverywhere(page, state);
    },
  );
}
