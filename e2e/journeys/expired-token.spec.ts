import { expect, test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';

test.use({ failingCalls: true });

/** Lets the stored tokens run out, as an hour away from the desk does. */
const expireTokens = () => {
  for (const key of ['hc.accessToken', 'hc.idToken']) {
    const [header, payload = '', signature] = (localStorage.getItem(key) ?? '').split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
    const expired = btoa(JSON.stringify({ ...claims, exp: 1 })).replaceAll('=', '');
    localStorage.setItem(key, [header, expired, signature].join('.'));
  }
};

test('a sign-in that runs out in mid-wizard is renewed, and the account is made once', async ({
  page,
  ownerInWizard,
  organisationsOf,
}) => {
  const info = infoScreen(page);
  await info.goToLastStep('Charity');
  await info.switchOff('Payments');
  await page.evaluate(expireTokens);
  await info.getStarted.click();

  await expect(info.heading).toHaveText('Final setup');
  await expect(page.getByRole('switch', { name: 'Payments' })).not.toBeChecked();
  await info.getStarted.click();
  await page.waitForURL(/\/orgs\//);
  expect(await organisationsOf(ownerInWizard.email)).toHaveLength(1);
});
