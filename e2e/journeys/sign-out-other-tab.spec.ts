import { expect, test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { loginScreen } from '#e2e/screens/login.ts';

test(
  'signing out in one tab signs the other out and opens its home page [C01]',
  { tag: '@webkit' },
  async ({ page, context, ownerInWizard }) => {
    const other = await context.newPage();
    await other.goto('/welcome');
    const menu = other.getByRole('button', { name: `Account menu, ${ownerInWizard.email}` });
    await menu.click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();

    await expect(page).toHaveURL(/\/welcome/);
    await expect(page.getByRole('button', { name: /^Account menu/ })).toHaveCount(0);
    await expect(page.getByText(ownerInWizard.email)).toHaveCount(0);
  },
);

test(
  'signing in in one tab signs the other in without a reload [C02]',
  { tag: ['@webkit', '@rest'] },
  async ({ page, context, ownerInWizard }) => {
    await page.evaluate(() => localStorage.clear());
    const waiting = await context.newPage();
    await waiting.goto('/welcome');
    const menu = waiting.getByRole('button', { name: `Account menu, ${ownerInWizard.email}` });
    await expect(menu).toHaveCount(0);

    await page.goto('/info');
    await page.getByRole('link', { name: /sign in/i }).click();
    await loginScreen(page).signIn(ownerInWizard);
    await infoScreen(page).expectStep('Organisation details');
    await expect(menu).toBeVisible();
  },
);
