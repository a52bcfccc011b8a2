import { expect, test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { accountMenu } from '#e2e/screens/shell.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

/* Only Chromium's driver can let a page look as it is printed. */
test(
  'the printed set-up has black text on white, and no buttons',
  { tag: ['@chromium', '@rest'] },
  async ({ page, ownerInWizard }) => {
    await infoScreen(page).goToLastStep();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(
      ownerInWizard.organisation,
    );
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('html')).toHaveCSS('color', 'rgb(19, 33, 27)');
    await expect(accountMenu(page).button).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);

    await page.getByRole('link', { name: 'Huddle Club' }).click({ force: true });
    await expect(page).toHaveURL('/welcome');
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.locator('svg[viewBox="0 0 560 400"]')).toBeHidden();
    await expect(welcomeScreen(page).signUp).toHaveCount(0);
  },
);
