import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { conflictDialog, welcomeScreen } from '#e2e/screens/welcome.ts';

test.use({ failingCalls: true });

/** Takes one picture of the whole page, and makes sure that nothing scrolls sideways. */
const photographer = (page: Page, project: string) => async (name: string) => {
  await page.waitForTimeout(250);
  await page.screenshot({ path: `screenshots/${name}-${project}.png`, fullPage: true });
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
};

test('Welcome', async ({ page, visitor }, { project }) => {
  const take = photographer(page, project.name);
  const welcome = welcomeScreen(page);
  await welcome.open();
  await expect(welcome.country).toHaveValue('New Zealand');
  await take('welcome');
  await welcome.signUp.click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  await take('welcome-errors');
  await welcome.country.click();
  await expect(page.getByRole('listbox', { name: 'Countries' })).toBeVisible();
  await take('welcome-countries');
  await page.keyboard.press('Escape');
  await welcome.fillIn({
    ...visitor,
    organisation: 'The Honourable Company of Northern Croquet and Petanque Clubs',
  });
  await take('welcome-filled');

  await welcome.form.getByRole('textbox', { name: 'Organisation name' }).fill('Kauri Bay Tennis');
  await welcome.signUp.click();
  await expect(conflictDialog(page, 'Kauri Bay Tennis Club').continueHere).toBeVisible();
  await take('conflict-near');
  await page.keyboard.press('Escape');
  await welcome.form
    .getByRole('textbox', { name: 'Organisation name' })
    .fill('Kauri Bay Tennis Club');
  await welcome.signUp.click();
  await expect(conflictDialog(page, 'Kauri Bay Tennis Club').contact).toBeVisible();
  await take('conflict-exact');
});

test('the wizard', async ({ page, visitor }, { project }) => {
  const take = photographer(page, project.name);
  const welcome = welcomeScreen(page);
  await welcome.open();
  await welcome.signUpAs(visitor);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await take('provider-create');
  await loginScreen(page).createAccount(visitor);

  const info = infoScreen(page);
  await info.expectStep('Organisation details');
  await take('info-1');
  await info.next.click();
  await expect(page.getByText('Please select one option')).toBeVisible();
  await take('info-1-errors');
  await info.chooseType('Racket Sport');
  await info.next.click();
  await info.expectStep('Formats');
  await take('info-2');
  await page.getByRole('button', { name: /^Date format/ }).click();
  await take('info-2-dates');
  await page.keyboard.press('Escape');
  await info.next.click();
  await info.expectStep('Final setup');
  await take('info-3');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await take('account-menu');
  await page.keyboard.press('Escape');
  await info.getStarted.click();
  await expect(info.heading).toHaveText('Creating your account');
  await take('loader');
  await page.waitForURL(/\/orgs\//);
  await take('organisation');
});

const problems = {
  network: null,
  timeout: 504,
  unavailable: 503,
  server: 500,
  forbidden: 403,
  client: 400,
};

for (const [name, status] of Object.entries(problems)) {
  test(`the error page: ${name}`, async ({ page, visitor }, { project }) => {
    const welcome = welcomeScreen(page);
    await welcome.open();
    await page.route('**/checkExists', (route) =>
      status === null
        ? route.abort()
        : route.fulfill({
            status,
            headers: { 'Access-Control-Allow-Origin': '*' },
            json: { message: 'No' },
          }),
    );
    await welcome.signUpAs(visitor);
    await expect(page).toHaveURL('/err');
    await photographer(page, project.name)(`error-${name}`);
  });
}

test('the pages on the side', async ({ page }, { project }) => {
  const take = photographer(page, project.name);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await take('not-found');
  await page.goto('/oAuthCallback?code=x&state=y');
  await expect(page.getByRole('button', { name: 'Start sign-in again' })).toBeVisible();
  await take('callback-restart');
  await page.goto('/err');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take('error-none');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  await expect(page.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
  await take('feedback');
});
