import type { Page } from '@playwright/test';
import { expect } from '#e2e/engines/expect.ts';
import { test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';

test.use({ failingCalls: true });

/** What a second tab holds whose owner has come through Welcome there as well: the same answers, an attempt of its own. */
async function openWizardIn(other: Page, page: Page) {
  const kept = await page.evaluate(() => sessionStorage.getItem('initialData') ?? '');
  await other.addInitScript((data) => {
    try {
      sessionStorage.setItem('initialData', data);
    } catch {
      /* Firefox runs this once more in the empty page that a tab opens with, which has no storage. */
    }
  }, kept);
  await other.goto('/info');
  await infoScreen(other).goToLastStep();
}

test(
  'GET STARTED in two tabs creates one organisation, and the later tab shows that [C07]',
  { tag: ['@sandbox', '@rest', '@webkit'] },
  async ({ page, context, ownerInWizard, findOrganisations }) => {
    const other = await context.newPage();
    await infoScreen(page).goToLastStep();
    await openWizardIn(other, page);
    await Promise.all([infoScreen(page).getStarted.click(), infoScreen(other).getStarted.click()]);

    const told = [page, other].map((tab) => tab.getByRole('dialog', { name: /^Did you mean/ }));
    await expect
      .poll(async () => (await Promise.all(told.map((one) => one.isVisible()))).filter(Boolean))
      .toEqual([true]);
    const [first] = (await told[0]!.isVisible()) ? [other] : [page];
    await first.waitForURL(/\/orgs\//);
    expect(await findOrganisations(ownerInWizard.email)).toHaveLength(1);
  },
);
