import { expect, test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { conflictDialog, welcomeScreen } from '#e2e/screens/welcome.ts';

test.use({ failingCalls: true });

const EXISTING = 'Kauri Bay Tennis Club';

test(
  'an owner of a similarly named organisation continues to the wizard',
  { tag: ['@sandbox', '@webkit'] },
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    await welcome.open();
    await welcome.signUpAs({ ...visitor, organisation: 'Kauri Bay Tennis' });

    const conflict = conflictDialog(page, EXISTING);
    await expect(conflict.dialog).toContainText(`${EXISTING} already has a Huddle Club account.`);
    await expect(conflict.signIn).toHaveAttribute('href', /^http/);
    await expect(conflict.contact).toHaveCount(0);
    await conflict.continueHere.click();

    await loginScreen(page).createAccount(visitor);
    await infoScreen(page).expectStep('Organisation details');
  },
);

test(
  'an owner of the same organisation is asked to contact us',
  { tag: ['@sandbox', '@webkit', '@rest'] },
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    await welcome.open();
    await welcome.signUpAs({ ...visitor, organisation: ' kauri bay TENNIS club ' });

    const conflict = conflictDialog(page, EXISTING);
    await expect(conflict.dialog).toContainText('To set up a second account, contact us.');
    await expect(conflict.contact).toBeVisible();
    await expect(conflict.continueHere).toHaveCount(0);

    await page.keyboard.press('Escape');
    await expect(conflict.dialog).toHaveCount(0);
    await expect(welcome.signUp).toBeFocused();
    await expect(welcome.form.getByRole('textbox', { name: 'Email' })).toHaveValue(visitor.email);
  },
);
