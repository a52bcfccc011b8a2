import { expect, test } from '#e2e/fixtures.ts';
import { expectGoodLooks, expectGoodLooksEverywhere } from '#e2e/looks.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';
import { tours } from '#e2e/tours/tours.ts';

test.use({ failingCalls: true });

for (const { title, states } of tours) {
  test(
    `axe finds nothing and nothing scrolls sideways: ${title}`,
    { tag: '@sandbox' },
    async ({ page, visitor }) => {
      test.slow();
      for await (const state of states(page, visitor)) await expectGoodLooks(page, state);
    },
  );
  test(
    `axe finds nothing at any width, in light and dark: ${title}`,
    { tag: ['@sandbox', '@rest'] },
    async ({ page, visitor }) => {
      test.setTimeout(600_000);
      for await (const state of states(page, visitor)) await expectGoodLooksEverywhere(page, state);
    },
  );
}

test('the sign of the environment covers nothing', { tag: '@sandbox' }, async ({ page }) => {
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
