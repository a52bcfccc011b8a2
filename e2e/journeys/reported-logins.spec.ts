import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { accountMenu } from '#e2e/screens/shell.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';
import { startWizard } from '#e2e/start-wizard.ts';
import type { Visitor } from '#e2e/visitor.ts';

/** From Welcome to the login, where the visitor has still to create an account. */
async function goToLogin(page: Page, visitor: Visitor): Promise<void> {
  await welcomeScreen(page).open();
  await welcomeScreen(page).signUpAs(visitor);
  await expect(loginScreen(page).createHeading).toBeVisible();
}

const expectFirstStep = (page: Page) => infoScreen(page).expectStep('Organisation details');

/** Collects the addresses of the callback that the browser opens. */
function collectCallbacks(page: Page): string[] {
  const callbacks: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/oAuthCallback?'))
      callbacks.push(request.url());
  });
  return callbacks;
}

test(
  'two tabs that are both at the login both come to the wizard [P05]',
  { tag: ['@rest', '@webkit'] },
  async ({ page, context, visitor }) => {
    await goToLogin(page, visitor);
    const other = await context.newPage();
    await goToLogin(other, visitor);
    await loginScreen(page).createAccount(visitor);
    await expectFirstStep(page);
    await other.goto('/info');
    await expectFirstStep(other);
  },
);

test(
  'a login that ends in a tab that did not start it offers a new start [P06]',
  { tag: ['@rest', '@webkit'] },
  async ({ page, context, visitor }) => {
    await goToLogin(page, visitor);
    const mailed = await context.newPage();
    await mailed.goto(await page.evaluate(() => location.href));
    await loginScreen(mailed).createAccount(visitor);
    await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Sign-in was not finished');
    await mailed.getByRole('button', { name: 'Start sign-in again' }).click();
    await mailed.getByRole('link', { name: 'Sign in' }).click();
    await loginScreen(mailed).signIn(visitor);
    await expect(accountMenu(mailed).button).toBeVisible();
  },
);

test(
  'a callback that is opened a second time keeps the visitor signed in [P07]',
  { tag: ['@rest', '@webkit'] },
  async ({ page, visitor }) => {
    const callbacks = collectCallbacks(page);
    await startWizard(page, visitor);
    await page.goto(callbacks[0]!);
    await expect(accountMenu(page).button).toBeVisible();
    await page.goto('/info');
    await expectFirstStep(page);
    await expect(infoScreen(page).email).toHaveValue(visitor.email);
  },
);

/** Gives every page another time, as a device with a wrong clock does. */
const shiftClock = (page: Page, hours: number) =>
  page.addInitScript((shiftMs) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + shiftMs;
    window.Date = new Proxy(Date, {
      construct: (target, given: unknown[]) =>
        Reflect.construct(target, given.length === 0 ? [target.now()] : given) as Date,
    });
  }, hours * 3_600_000);

for (const [name, hours, heading] of [
  ['an hour fast', 1, 'Sign-in was not finished'],
  ['a day fast', 24, 'Sign-in was not finished'],
  ['an hour slow', -1, 'Organisation details'],
  ['a year slow', -365 * 24, 'Organisation details'],
] as const)
  test(
    `a clock that is ${name} leads to "${heading}", without a loop of logins [P08]`,
    { tag: ['@rest', '@webkit'] },
    async ({ page, visitor }) => {
      const callbacks = collectCallbacks(page);
      await shiftClock(page, hours);
      await goToLogin(page, visitor);
      await loginScreen(page).createAccount(visitor);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      if (hours > 0) await expect(page.getByRole('main')).toContainText(/clock/);
      expect(callbacks).toHaveLength(1);
    },
  );

/* Firefox's driver loses a page that Back takes out of the cache. */
test(
  'Back from the login leaves no busy button [P09]',
  { tag: ['@rest', '@chromium', '@webkit'] },
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    await goToLogin(page, visitor);
    await page.goBack();
    await expect(welcome.email).toHaveValue(visitor.email);
    await welcome.terms.check();
    await welcome.signUp.click();
    await expect(loginScreen(page).createHeading).toBeVisible();
  },
);

test(
  'Back after a sign-out asks for a login, and shows no data of the visitor [P10]',
  { tag: ['@rest', '@chromium', '@webkit'] },
  async ({ page, visitor }) => {
    await startWizard(page, visitor);
    await accountMenu(page).button.click();
    await accountMenu(page).signOut.click();
    await expect(loginScreen(page).signInHeading).toBeVisible();
    await page.goBack();
    await expect(loginScreen(page).createHeading).toBeVisible();
    await expect(page.getByText(visitor.email)).toHaveCount(0);
  },
);
