import { expect, test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

test(
  'a deep link into the wizard asks for an account first, then starts at Welcome',
  { tag: '@webkit' },
  async ({ page, visitor }) => {
    await page.goto('/info');
    await loginScreen(page).createAccount(visitor);
    await expect(page).toHaveURL(/\/welcome/);
    await expect(
      page.getByRole('button', { name: `Account menu, ${visitor.email}` }),
    ).toBeVisible();
  },
);

test(
  'a visitor who signed out in the wizard comes back to the step',
  { tag: ['@webkit', '@rest'] },
  async ({ page, ownerInWizard }) => {
    const info = infoScreen(page);
    await info.chooseType('School');
    await info.next.click();
    await info.expectStep('Formats');
    await page.evaluate(() => localStorage.clear());
    await page.reload();

    await loginScreen(page).createAccount({ ...ownerInWizard, email: `2-${ownerInWizard.email}` });
    await info.expectStep('Formats');
    await info.previous.click();
    await expect(info.type.getByRole('radio', { name: 'School' })).toBeChecked();
  },
);

test(
  'signing out asks to sign in again, with any session at the provider',
  { tag: ['@webkit', '@rest'] },
  async ({ page, ownerInWizard }) => {
    await page.getByRole('button', { name: `Account menu, ${ownerInWizard.email}` }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await loginScreen(page).signIn(ownerInWizard);
    await expect(page).toHaveURL('/welcome');
    await expect(welcomeScreen(page).form.getByRole('textbox', { name: 'First name' })).toHaveValue(
      '',
    );
  },
);
