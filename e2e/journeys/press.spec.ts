import type { Locator } from '@playwright/test';
import { createConflictAnswer, letAnswer } from '#e2e/answers.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { enterText } from '#e2e/screens/enter-text.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { conflictDialog, welcomeScreen } from '#e2e/screens/welcome.ts';

test.use({ failingCalls: true });

/** A slow press of a finger. */
const SLOW = { delay: 400 };

const PHONE = { tag: ['@phone', '@engines', '@webkit'] };

test(
  'SIGN UP does not move during a press, with any message of the field before',
  PHONE,
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    const { email } = welcome;
    await letAnswer(page, '/checkExists', createConflictAnswer('Kauri Bay Tennis Club'));
    await welcome.open();
    await welcome.fillIn(visitor);
    await enterText(email, 'aroha@gmial.com');
    await welcome.signUp.click(SLOW);
    await expect(conflictDialog(page, 'Kauri Bay Tennis Club').dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Did you mean/ })).toBeVisible();

    await enterText(email, 'aroha@');
    await welcome.signUp.click(SLOW);
    await expect(page.locator('#form-status')).toHaveText('1 field needs attention');
    await expect(email).toBeFocused();
  },
);

test(
  'an option that is pressed after a refused NEXT is chosen',
  PHONE,
  async ({ page, ownerInWizard }) => {
    const info = infoScreen(page);
    await expect(info.email).toHaveValue(ownerInWizard.email);
    await info.next.click();
    await expect(info.type).toHaveAccessibleDescription(/Please select one option/);
    await info.type.getByRole('radio', { name: 'School' }).click(SLOW);
    await expect(info.type).not.toHaveAccessibleDescription(/Please select one option/);
    await info.next.click();
    await info.expectStep('Formats');
  },
);

const WAYS: Record<string, (field: Locator, text: string) => Promise<void>> = {
  typed: async (field, text) => {
    await field.fill('');
    await field.pressSequentially(text);
  },
  'filled in at once': (field, text) => field.fill(text),
};

for (const [way, enter] of Object.entries(WAYS)) {
  test(
    `a press on the terms ticks them when the phone field loses the focus: number ${way}`,
    { tag: [...PHONE.tag, ...(way === 'typed' ? [] : ['@rest'])] },
    async ({ page }) => {
      const welcome = welcomeScreen(page);
      const { country, phone, terms } = welcome;
      await welcome.open();
      await expect(country).toHaveValue('New Zealand');
      /* The message of the field disappears on blur, and the terms move up. */
      await phone.fill('12');
      await phone.press('Tab');
      await expect(phone).toHaveAccessibleDescription(/Not a valid number/);
      await enter(phone, '021 555 0123');
      await terms.click(SLOW);
      await expect(terms).toBeChecked();
      await expect(phone).not.toHaveAccessibleDescription(/Not a valid number/);
    },
  );
}
