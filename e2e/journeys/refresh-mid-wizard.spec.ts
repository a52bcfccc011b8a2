import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { MOST_SHIFT, measureLayoutShift } from '#e2e/layout-shift.ts';
import { enterText } from '#e2e/screens/enter-text.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { startWizard } from '#e2e/start-wizard.ts';

test(
  'a reload keeps the step and every answer [L02, L04]',
  { tag: '@webkit' },
  async ({ page, ownerInWizard }) => {
    const info = infoScreen(page);
    await enterText(info.website, 'croquet.example');
    await info.chooseType('Charity');
    await page.reload();
    await info.expectStep('Organisation details');
    await expect(info.email).toHaveValue(ownerInWizard.email);
    await expect(info.website).toHaveValue('croquet.example');
    await expect(info.type.getByRole('radio', { name: 'Charity' })).toBeChecked();

    await info.next.click();
    await info.choose('24 hours');
    await page.reload();
    await info.expectStep('Formats');
    await expect(page.getByRole('radio', { name: '24 hours' })).toBeChecked();

    await info.next.click();
    await info.switchOff('Resources');
    await page.reload();
    await info.expectStep('Final setup');
    await expect(page.getByRole('switch', { name: 'Resources' })).not.toBeChecked();
  },
);

test(
  'a reload while the account is created continues the wait, and creates no second one [G11]',
  { tag: ['@sandbox', '@rest', '@webkit'] },
  async ({ page, ownerInWizard, findOrganisations }) => {
    const info = infoScreen(page);
    await info.goToLastStep();
    const creates: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/orgs/signUp/'))
        creates.push(request.url());
    });
    const created = page.waitForResponse((response) => response.url().endsWith('/orgs/signUp/'));
    await info.getStarted.click();
    await created;
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(info.heading).toHaveText('Creating your account');
    await page.waitForURL(/\/orgs\//);
    expect(creates).toHaveLength(1);
    expect(await findOrganisations(ownerInWizard.email)).toHaveLength(1);
  },
);

/** From the page itself: right after another Back, the browser's own list of entries may still be that of before. */
const goBack = (page: Page) => page.evaluate(() => window.history.back());

test(
  'Back goes through the steps to Welcome, with every answer kept [L03]',
  { tag: ['@webkit', '@rest'] },
  async ({ page, visitor }) => {
    await startWizard(page, visitor);
    const info = infoScreen(page);
    await info.goToLastStep('Business');
    await goBack(page);
    await info.expectStep('Formats');
    await expect(info.heading).toBeFocused();
    await goBack(page);
    await info.expectStep('Organisation details');
    await expect(info.type.getByRole('radio', { name: 'Business' })).toBeChecked();
    await goBack(page);
    await expect(page).toHaveURL(/\/welcome/);
    await expect(page.getByRole('textbox', { name: 'Organisation name' })).toHaveValue(
      visitor.organisation,
    );
  },
);

test(
  'nothing moves when a step is loaded again, with any length of the address in the header',
  { tag: '@phone' },
  async ({ page, ownerInWizard }) => {
    expect(ownerInWizard.email.length).toBeGreaterThan(20);
    await page.reload();
    await infoScreen(page).expectStep('Organisation details');
    await page.waitForLoadState('networkidle');
    expect(await measureLayoutShift(page)).toBeLessThan(MOST_SHIFT);
  },
);
