import type { Page, Route } from '@playwright/test';

/** What a call is answered with: a status with a body, or no connection. */
export type Answer = { readonly status: number; readonly json: object } | 'no connection';

async function give(route: Route, answer: Answer): Promise<void> {
  if (answer === 'no connection') return route.abort();
  return route.fulfill({ ...answer, headers: { 'Access-Control-Allow-Origin': '*' } });
}

/**
 * Lets a call answer so from now on, whatever the platform would say.
 * @param call the end of its path, such as `/checkExists`
 * @param answer a promise keeps the call waiting
 */
export async function letAnswer(
  page: Page,
  call: string,
  answer: Answer | Promise<Answer>,
): Promise<void> {
  await page.unroute(`**${call}`);
  await page.route(`**${call}`, async (route) => give(route, await answer));
}

/** Leaves a call to the platform again. */
export const leaveToPlatform = (page: Page, call: string) => page.unroute(`**${call}`);

/** A 409 of check-exists and of the create call. */
export const createConflictAnswer = (name: string, email = 'club@kauribay.example') => ({
  status: 409,
  json: {
    message: `${name} has an account already`,
    data: { org: { name, email }, appUrl: 'http://localhost/orgs/existing' },
  },
});
