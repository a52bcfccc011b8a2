import { expect } from '@playwright/test';
import { createConflictAnswer, letAnswer } from '#e2e/answers.ts';
import { conflictDialog, welcomeScreen } from '#e2e/screens/welcome.ts';
import { LONG_ORGANISATION } from '#e2e/visitor.ts';
import type { Tour } from './tour.ts';

const NEAR = 'Kauri Bay Tennis Club';
const RIGHT_TO_LEFT = 'نادي الكريكيت في أوكلاند';

/** What stands in the way on Welcome: organisations that are there already, and countries that are not. */
export const conflictTour: Tour = {
  title: 'what stands in the way on Welcome',
  async *visitStates(page, visitor) {
    await letAnswer(page, '/countries', { status: 500, json: { message: 'No' } });
    const welcome = welcomeScreen(page);
    await welcome.open();
    await expect(page.getByRole('alert')).toContainText('Countries could not be loaded.');
    yield 'welcome-countries-failed';
    await page.unroute('**/countries');
    await page.getByRole('button', { name: 'Try again' }).click();
    await welcome.fillIn(visitor);

    const names = { near: NEAR, 'right-to-left': RIGHT_TO_LEFT, long: LONG_ORGANISATION };
    for (const [name, organisation] of Object.entries(names)) {
      await letAnswer(page, '/checkExists', createConflictAnswer(organisation));
      await welcome.signUp.click();
      await expect(conflictDialog(page, organisation).continueHere).toBeVisible();
      yield `conflict-${name}`;
      await page.keyboard.press('Escape');
    }
    await letAnswer(page, '/checkExists', createConflictAnswer(NEAR, visitor.email));
    await welcome.signUp.click();
    await expect(conflictDialog(page, NEAR).contact).toBeVisible();
    yield 'conflict-exact';
  },
};
