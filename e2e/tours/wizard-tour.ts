import { expect } from '@playwright/test';
import { createConflictAnswer, letAnswer } from '#e2e/answers.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { accountMenu } from '#e2e/screens/shell.ts';
import { conflictDialog } from '#e2e/screens/welcome.ts';
import { startWizard } from '#e2e/start-wizard.ts';
import type { Tour } from './tour.ts';

const rejected = {
  status: 422,
  json: {
    message: 'Some answers were not accepted',
    data: { fields: { phone: 'Not a valid number', name: 'This name cannot be used' } },
  },
} as const;

/** The three steps, with what can be rejected in them. */
export const wizardTour: Tour = {
  title: 'the wizard',
  async *visitStates(page, visitor) {
    const info = infoScreen(page);
    await startWizard(page, visitor);
    await expect(info.phone).toHaveValue('021 555 0123');
    yield 'info-1';
    await info.email.fill('aroha@');
    await info.next.click();
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
    yield 'info-1-errors';
    await info.email.fill(visitor.email);
    await info.chooseType('Racket Sport');
    await info.next.click();

    await info.expectStep('Formats');
    yield 'info-2';
    await page.getByRole('button', { name: /^Date format/ }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    yield 'info-2-dates';
    await page.keyboard.press('Escape');
    await info.next.click();

    await info.expectStep('Final setup');
    yield 'info-3';
    await page.getByRole('button', { name: 'Clear my details' }).click();
    await expect(page.getByRole('button', { name: 'Clear everything' })).toBeFocused();
    yield 'info-3-clear';
    await page.getByRole('button', { name: 'Keep it' }).click();
    await accountMenu(page).button.click();
    await expect(accountMenu(page).signOut).toBeVisible();
    yield 'account-menu';
    await page.keyboard.press('Escape');

    await letAnswer(page, '/orgs/signUp/', createConflictAnswer('Kauri Bay Tennis Club'));
    await info.getStarted.click();
    await expect(conflictDialog(page, 'Kauri Bay Tennis Club').dialog).toBeVisible();
    yield 'info-3-conflict';
    await page.keyboard.press('Escape');
    await letAnswer(page, '/orgs/signUp/', rejected);
    await info.getStarted.click();
    await expect(info.phone).toHaveAccessibleDescription(/Not a valid number/);
    yield 'info-1-rejected';
  },
};
