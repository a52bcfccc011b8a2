import { expect } from '@playwright/test';
import { feedbackDialog } from '#e2e/screens/shell.ts';
import type { Tour } from './tour.ts';

/** What the layout has to say around every page: feedback, and the state of the site itself. */
export const noticeTour: Tour = {
  title: 'feedback and notices',
  async *visitStates(page) {
    const feedback = feedbackDialog(page);
    await page.goto('/err');
    await feedback.opener.click();
    await expect(feedback.message).toBeFocused();
    yield 'feedback';
    await page.getByRole('button', { name: 'Show technical details' }).click();
    await feedback.send.click();
    await expect(feedback.dialog.getByRole('alert')).toContainText('Message');
    yield 'feedback-errors';
    await feedback.message.fill('The page was blank.');
    await feedback.send.click();
    await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
    await expect(feedback.dialog).toHaveCount(0);
    yield 'feedback-sent';
    /* It goes by itself after 5 s, and is not in the next state. */
    await expect(page.getByText('Thank you for your feedback.')).toBeHidden();

    await page.route('**/version.json', (route) => route.fulfill({ json: { commit: 'newer' } }));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('A new version is available')).toBeVisible();
    yield 'notice-new-version';
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    yield 'notice-offline';
    await page.context().setOffline(false);
  },
};
