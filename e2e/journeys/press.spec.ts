import { conflictWith, letAnswer } from '#e2e/answers.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { conflictDialog, welcomeScreen } from '#e2e/screens/welcome.ts';

test.use({ failingCalls: true });

/** As long as a calm finger stays on a button. */
const CALM = { delay: 400 };

test('SIGN UP does not move away under a press, whatever the field that it leaves has to say', async ({
  page,
  visitor,
}) => {
  const welcome = welcomeScreen(page);
  const email = welcome.form.getByRole('textbox', { name: 'Email' });
  await letAnswer(page, '/checkExists', conflictWith('Kauri Bay Tennis Club'));
  await welcome.open();
  await welcome.fillIn(visitor);
  await email.fill('aroha@gmial.com');
  await welcome.signUp.click(CALM);
  await expect(conflictDialog(page, 'Kauri Bay Tennis Club').dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Did you mean/ })).toBeVisible();

  await email.fill('aroha@');
  await welcome.signUp.click(CALM);
  await expect(page.locator('#form-status')).toHaveText('1 field needs attention');
  await expect(email).toBeFocused();
});
