import { type Page, expect } from '@playwright/test';
import { letAnswer } from '#e2e/answers.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { startWizard } from '#e2e/start-wizard.ts';
import type { Tour } from './tour.ts';

const letCreate = (page: Page, status: 200 | 500) =>
  letAnswer(page, '/orgs/signUp/', { status, json: { message: 'No', id: 'sign-up-1' } });

const letPoll = (page: Page, status: 200 | 404, answer: object) =>
  letAnswer(page, '/checkCreated/*', { status, json: { message: 'No', ...answer } });

/** The wait for the account: how it goes on, and how it does not. */
export const waitTour: Tour = {
  title: 'the wait for the account',
  async *visitStates(page, visitor) {
    const expectText = (text: string | RegExp) => expect(page.getByText(text)).toBeVisible();
    const press = (name: string) => page.getByRole('button', { name }).click();
    await startWizard(page, visitor);
    await infoScreen(page).goToLastStep();
    await letCreate(page, 500);
    await letPoll(page, 200, { isCreated: false });
    await page.clock.install();

    const answered = page.waitForResponse('**/orgs/signUp/');
    await infoScreen(page).getStarted.click();
    await answered;
    await expectText(/^We are setting up/);
    yield 'wait';
    await page.clock.fastForward('00:11');
    await expectText('Still working. Keep this page open.');
    yield 'wait-still-working';
    await page.clock.fastForward('00:31');
    await expectText('This is taking longer than usual.');
    yield 'wait-slow-failed';

    await letCreate(page, 200);
    const created = page.waitForResponse('**/orgs/signUp/');
    await press('Try again');
    await created;
    await expectText(/^We are setting up/);
    await page.context().setOffline(true);
    await expectText(/We carry on by ourselves/);
    yield 'wait-offline';
    await page.context().setOffline(false);
    await page.clock.fastForward('10:01');
    await expectText('We have stopped checking after ten minutes.');
    yield 'wait-paused';

    await letPoll(page, 404, {});
    await press('Check again');
    await expectText('We have lost track of this sign-up.');
    yield 'wait-lost';
    await letPoll(page, 200, { isCreated: true, appUrl: 'javascript:alert(1)' });
    await press('Try again');
    await expectText(/is ready\. We could not open it for you\.$/);
    yield 'wait-ready-without-address';
  },
};
