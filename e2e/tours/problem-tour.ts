import { type Page, expect } from '@playwright/test';
import { type Answer, leaveToPlatform, letAnswer } from '#e2e/answers.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';
import type { Tour } from './tour.ts';

const createAnswer = (code: number, message = 'No'): Answer => ({
  status: code,
  json: { message },
});

/** Every kind of error that the error page has words for (UI contract, 2g). */
const PROBLEMS: Readonly<Record<string, { answer: Answer; heading: string }>> = {
  network: { answer: 'no connection', heading: "We can't reach Huddle Club" },
  timeout: { answer: createAnswer(504), heading: 'This is taking too long' },
  unavailable: { answer: createAnswer(503), heading: 'Huddle Club is unavailable' },
  server: { answer: createAnswer(500), heading: 'There is a problem with the service' },
  forbidden: { answer: createAnswer(403), heading: "You don't have access to this page" },
  'no-profile': {
    answer: createAnswer(403, 'Missing profile'),
    heading: 'Your account has no profile yet',
  },
  'not-found': { answer: createAnswer(404), heading: 'Page not found' },
  client: { answer: createAnswer(400), heading: 'Something in your request was not accepted' },
};

const expectHeading = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

/** The error page for each kind of error, and the pages that stand where there is none. */
export const problemTour: Tour = {
  title: 'the error pages',
  async *visitStates(page, visitor) {
    const welcome = welcomeScreen(page);
    await welcome.open();
    await welcome.fillIn(visitor);
    for (const [name, { answer, heading }] of Object.entries(PROBLEMS)) {
      await letAnswer(page, '/checkExists', answer);
      await welcome.signUp.click();
      await expect(page).toHaveURL('/err');
      await expectHeading(page, heading);
      yield `error-${name}`;
      await page.getByRole('link', { name: 'Back to sign-up' }).click();
      await expect(welcome.country).toHaveValue(visitor.country);
      await welcome.terms.check();
    }
    await leaveToPlatform(page, '/checkExists');
    await page.goto('/err');
    await expectHeading(page, 'There is no problem to show');
    yield 'error-none';
    await page.goto('/no/such/page');
    await expectHeading(page, 'Page not found');
    yield 'error-unknown-address';
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/welcome');
    await expect(page.getByRole('alert')).toContainText('The page could not start');
    yield 'could-not-start';
  },
};
