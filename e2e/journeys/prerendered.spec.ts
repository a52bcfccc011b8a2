import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { holdScripts } from '#e2e/hold-scripts.ts';
import { feedbackDialog } from '#e2e/screens/shell.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

/** The country list is there: the page has been taken over, and what comes on idle has come. */
async function expectTakenOver(page: Page) {
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue(
    'New Zealand',
  );
}

test.describe('Welcome before hydration', () => {
  test(
    'shows after ten seconds that it could not start, until it starts after all [L10]',
    { tag: '@rest' },
    async ({ page }) => {
      await page.clock.install();
      const release = await holdScripts(page);
      const notice = page.getByRole('alert').filter({ hasText: 'The page could not start' });
      const { form } = welcomeScreen(page);
      await expect(form).toBeVisible();
      await expect(page.locator('#last-resort')).toBeHidden();
      await page.clock.runFor(10_000);
      await expect(notice).toBeVisible();

      release();
      await expect(notice).toBeHidden();
      await expect(page.locator('#last-resort')).toHaveCount(0);
      await expect(form).toBeVisible();
    },
  );

  test(
    'opens the report after its button was pressed before the script [R25]',
    { tag: ['@phone', '@webkit'] },
    async ({ page }) => {
      const release = await holdScripts(page);
      const { opener, dialog } = feedbackDialog(page);
      await opener.click();
      release();
      await expect(dialog).toBeVisible();
    },
  );

  test(
    'shows the whole form, and keeps what is typed, ticked and focused',
    { tag: ['@phone', '@webkit'] },
    async ({ page }) => {
      const release = await holdScripts(page);
      const { form } = welcomeScreen(page);
      const firstName = form.getByRole('textbox', { name: 'First name' });
      const phone = form.getByRole('textbox', { name: 'Phone' });
      const terms = form.getByRole('checkbox', { name: /^I agree to the terms/ });
      await firstName.fill('Aroha');
      await phone.fill('021 555 0123');
      await terms.check();
      await form.getByRole('textbox', { name: 'Email' }).focus();
      await page.keyboard.type('aroha@ex');

      release();
      await expectTakenOver(page);

      await expect(firstName).toHaveValue('Aroha');
      await expect(phone).toHaveValue('021 555 0123');
      await expect(terms).toBeChecked();
      await page.keyboard.type('ample.test');
      await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('aroha@example.test');
    },
  );

  test(
    'validates the fields that lost the focus before, as soon as it is hydrated',
    { tag: '@webkit' },
    async ({ page }) => {
      const release = await holdScripts(page);
      const { form, email, phone } = welcomeScreen(page);
      const firstName = form.getByRole('textbox', { name: 'First name' });
      const lastName = form.getByRole('textbox', { name: 'Last name' });
      await firstName.focus();
      await email.fill('aroha@');
      await phone.fill('12');
      await lastName.focus();

      release();
      await expectTakenOver(page);

      for (const wrong of [firstName, email, phone])
        await expect(wrong).toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toHaveAccessibleDescription(/Not a valid number/);
      await expect(lastName).toBeFocused();
      await expect(lastName).not.toHaveAttribute('aria-invalid');
    },
  );

  test(
    'makes a press of SIGN UP wait for the script instead of leaving the page',
    { tag: '@webkit' },
    async ({ page }) => {
      const release = await holdScripts(page);
      const { form, signUp } = welcomeScreen(page);
      await form.getByRole('textbox', { name: 'First name' }).fill('Aroha');
      await signUp.click();
      await expect(page).toHaveURL(/\/welcome$/);

      release();

      const lastName = form.getByRole('textbox', { name: 'Last name' });
      await expect(lastName).toHaveAccessibleDescription(/This field is required/);
      await expect(lastName).toBeFocused();
      await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Aroha');
      await expect(page).toHaveURL(/\/welcome$/);
    },
  );

  test(
    'keeps a text typed into the country field, and searches for it',
    { tag: ['@rest', '@webkit'] },
    async ({ page }) => {
      const release = await holdScripts(page);
      const { country } = welcomeScreen(page);
      await country.focus();
      await page.keyboard.type('austra');

      release();

      await expect(page.getByRole('option', { name: 'Australia', exact: true })).toBeVisible();
      await expect(country).toHaveValue('austra');
      await expect(country).toBeFocused();
    },
  );

  test('logs nothing when it is hydrated', { tag: '@rest' }, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'info') said.push(message.text());
    });
    const release = await holdScripts(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await expectTakenOver(page);
    await page.waitForLoadState('networkidle');
    expect(said).toEqual([]);
  });
});

/* Only Chromium's driver can take the scripts away. */
test.describe('Welcome without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('says that it needs JavaScript, has labels and native fields, and never puts answers into the address [L10]', async ({
    page,
  }) => {
    await page.goto('/welcome');
    const { form, signUp } = welcomeScreen(page);
    const notice = page.locator('noscript .last-resort');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('This page needs JavaScript to start a trial.');
    await form.getByLabel('First name').fill('Aroha');
    await form.getByLabel('Organisation name').fill('Tui Bay Bowls');
    await form.getByLabel('Phone', { exact: true }).fill('021 555 0123');
    await form.getByLabel(/^I agree to the terms/).check();
    await signUp.click();
    await expect(page).toHaveURL(/\/welcome$/);
    await expect(form.getByLabel('First name')).toHaveValue('Aroha');
  });
});
