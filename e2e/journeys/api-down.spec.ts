import { expect, test } from '#e2e/fixtures.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

test.use({ failingCalls: true });

test(
  'an owner without a connection sees the message for it, and loses no answer [E07]',
  { tag: '@webkit' },
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    await welcome.open();
    await welcome.fillIn(visitor);
    await page.route('**/orgs/signUp/checkExists', (route) => route.abort('connectionrefused'));
    await welcome.signUp.click();

    await expect(page).toHaveURL('/err');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We can't reach Huddle Club");
    await expect(page.getByText('Failed to connect to API.')).toBeVisible();

    await page.unroute('**/orgs/signUp/checkExists');
    await page.getByRole('link', { name: 'Back to sign-up' }).click();
    await expect(welcome.form.getByRole('textbox', { name: 'Organisation name' })).toHaveValue(
      visitor.organisation,
    );
  },
);

test(
  'an owner notices nothing when the service is unavailable twice and then works again [E01]',
  { tag: ['@rest', '@webkit'] },
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    const calls = { countries: 0, checkExists: 0 };
    for (const name of ['countries', 'checkExists'] as const) {
      await page.route(`**/${name}`, (route) => {
        if (route.request().method() === 'OPTIONS') return route.fallback();
        calls[name] += 1;
        if (calls[name] > 2) return route.fallback();
        return route.fulfill({
          status: 503,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: { message: 'Down for a moment' },
        });
      });
    }
    await welcome.open();
    await welcome.signUpAs(visitor);
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    expect(calls).toEqual({ countries: 3, checkExists: 3 });
  },
);

test(
  'countries that cannot be loaded are retried in the form',
  { tag: ['@rest', '@webkit'] },
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    await page.route('**/countries', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { message: 'No' },
      }),
    );
    await welcome.open();
    await welcome.form.getByRole('textbox', { name: 'First name' }).fill(visitor.firstName);
    await expect(page.getByRole('alert')).toContainText('Countries could not be loaded.');
    await page.unroute('**/countries');
    await page.getByRole('button', { name: 'Try again' }).click();
    await welcome.signUpAs(visitor);
    await loginScreen(page).createAccount(visitor);
    await expect(page).toHaveURL('/info');
  },
);
