import { expect, test } from '#e2e/fixtures.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

test.use({ failingCalls: true });

const HTML = 'text/html';

/** What stands between a browser and its server answers in place of the server. */
const ANSWERS = {
  'the page of a captive portal': { status: 200, contentType: HTML, body: '<h1>Free Wi-Fi</h1>' },
  'an empty error of status 500': { status: 500, contentType: 'text/plain', body: '' },
  'a challenge of status 403': { status: 403, contentType: HTML, body: '<h1>One moment</h1>' },
  'half of an answer': { status: 200, contentType: 'application/json', body: '{"exists": fal' },
};

for (const [name, answer] of Object.entries(ANSWERS))
  test(
    `SIGN UP that gets ${name} shows a way back to the kept answers [P11]`,
    { tag: ['@rest', '@webkit'] },
    async ({ page, visitor }) => {
      const welcome = welcomeScreen(page);
      const headers = { 'access-control-allow-origin': '*' };
      await page.route('**/checkExists', (route) => route.fulfill({ ...answer, headers }));
      await welcome.open();
      await welcome.signUpAs(visitor);
      await page.waitForURL('/err', { timeout: 40_000 });
      await page.unroute('**/checkExists');
      await page.getByRole('link', { name: 'Back to sign-up' }).click();
      await expect(welcome.email).toHaveValue(visitor.email);
      await expect(welcome.phone).toHaveValue('021 555 0123');
      await welcome.terms.check();
      await welcome.signUp.click();
      await expect(loginScreen(page).createHeading).toBeVisible();
    },
  );
