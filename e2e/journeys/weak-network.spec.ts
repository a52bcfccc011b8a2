import { expect, test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

test.use({ failingCalls: true });

/** A press has to be answered within this time, in milliseconds, whatever the line does; with room for a busy machine. */
const ANSWERED_MS = 1000;

test(
  'on a slow connection each press has a result at once, and every call is made once [L08]',
  /* The line is made slow by way of Chromium's own protocol. */
  { tag: ['@sandbox', '@chromium', '@rest'] },
  async ({ page, visitor, findOrganisations }) => {
    const welcome = welcomeScreen(page);
    const info = infoScreen(page);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    await welcome.open();
    await welcome.fillIn(visitor);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await welcome.signUp.click();
    await expect(welcome.form).toHaveAttribute('aria-busy', 'true', { timeout: ANSWERED_MS });
    await loginScreen(page).createAccount(visitor);
    await info.goToLastStep();
    await info.getStarted.click();
    await expect(info.heading).toHaveText('Creating your account', { timeout: ANSWERED_MS });
    await page.waitForURL(/\/orgs\//);
    const calls = ['/orgs/signUp/checkExists', '/orgs/signUp/', 'exchange-token'];
    expect(calls.map((call) => posts.filter((path) => path.endsWith(call)).length)).toEqual([
      1, 1, 1,
    ]);
    expect(await findOrganisations(visitor.email)).toHaveLength(1);
  },
);

test(
  'the steps work without a connection, and the account is created when it is back [L07]',
  {
    tag: ['@sandbox', '@rest'],
  },
  async ({ page, context, ownerInWizard, findOrganisations }) => {
    const info = infoScreen(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await info.chooseType('Charity');
    await info.next.click();
    await info.expectStep('Formats');
    /* Two presses at one place within half a second would be one impatient series. */
    await info.choose('24 hours');
    await info.next.click();
    await info.expectStep('Final setup');
    await expect(page.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await info.getStarted.click();
    await page.waitForURL(/\/orgs\//);
    expect(await findOrganisations(ownerInWizard.email)).toHaveLength(1);
  },
);
