import { createConflictAnswer, letAnswer } from '#e2e/answers.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { enterText } from '#e2e/screens/enter-text.ts';
import { feedbackDialog } from '#e2e/screens/shell.ts';
import { conflictDialog, welcomeScreen } from '#e2e/screens/welcome.ts';

test.use({ failingCalls: true });

test(
  'the dialog of an existing organisation keeps the focus, and returns it',
  { tag: '@webkit' },
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    await letAnswer(page, '/checkExists', createConflictAnswer('Kauri Bay Tennis Club'));
    await welcome.open();
    await welcome.fillIn(visitor);
    await welcome.signUp.click();
    const { dialog, close } = conflictDialog(page, 'Kauri Bay Tennis Club');
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(welcome.signUp).toBeFocused();
  },
);

test(
  '"Report a problem" is filled in, sent, and returns the focus',
  { tag: '@webkit' },
  async ({ page }) => {
    const welcome = welcomeScreen(page);
    const feedback = feedbackDialog(page);
    await welcome.open();
    await expect(welcome.country).toHaveValue('New Zealand');
    await feedback.opener.click();
    await expect(feedback.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(feedback.dialog).toBeHidden();
    await expect(feedback.opener).toBeFocused();

    await feedback.opener.click();
    await feedback.dialog.getByRole('textbox', { name: 'Name' }).fill('Aroha');
    await feedback.dialog.getByRole('textbox', { name: 'Email' }).fill('aroha@example.test');
    await enterText(feedback.message, 'The list of countries is too long.');
    await feedback.send.click();
    await expect(feedback.dialog).toBeHidden();
    await expect(page.getByText(/Thank you/)).toBeVisible();
  },
);
