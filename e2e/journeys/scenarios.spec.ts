import { type Page, type Response, expect } from '@playwright/test';
import { FURTHER_JOURNEYS } from '#e2e/further-scenarios.ts';
import { expireTokens } from '#e2e/expire-tokens.ts';
import { test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { getHeading } from '#e2e/screens/shell.ts';
import { conflictDialog, welcomeScreen } from '#e2e/screens/welcome.ts';
import { waitForStage } from '#e2e/stages.ts';
import { type Visitor, makeVisitor } from '#e2e/visitor.ts';
import { type ScenarioName, scenarios } from '#sandbox/scenarios.ts';

test.use({ failingCalls: true });

const EXISTING = 'Kauri Bay Tennis Club';
const SANDBOX = `http://localhost:${process.env['SANDBOX_PORT'] ?? '4300'}`;

const getRegion = (page: Page) => page.getByRole('region', { name: 'Details for support' });

async function expectErrorPage(page: Page, title: string) {
  await expect(page).toHaveURL('/err');
  await expect(getHeading(page)).toHaveText(title);
  await expect(getRegion(page)).toContainText(/Reference\s*(hc-)?[\da-f]{8}-[\da-f]{4}/);
}

async function signUp(page: Page, visitor: Visitor) {
  await welcomeScreen(page).open();
  await welcomeScreen(page).signUpAs(visitor);
}

async function createAccount(page: Page, visitor: Visitor) {
  await signUp(page, visitor);
  await loginScreen(page).createAccount(visitor);
}

const isCreateCall = (answer: Response) =>
  answer.request().method() === 'POST' && answer.url().endsWith('/orgs/signUp/');

/** Up to the answer of the create call; from then on the clock of the page can be moved. */
async function getStarted(page: Page, visitor: Visitor) {
  await createAccount(page, visitor);
  await infoScreen(page).goToLastStep();
  await page.clock.install();
  const answer = page.waitForResponse(isCreateCall);
  await infoScreen(page).getStarted.click();
  await answer;
}

async function waitLong(page: Page) {
  await waitForStage(page, 'create');
  await page.clock.fastForward('00:31');
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
  await expect(page.getByText(/^Reference: (hc-)?[\da-f]{8}-[\da-f]{4}/)).toBeVisible();
}

/** "Try again" is offered some time after the failure, which may have come a moment before the clock was moved. */
async function waitForSecondTry(page: Page) {
  await waitLong(page);
  await page.clock.fastForward('00:11');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
}

/** All calls of this page belong to a run of its own, to which the scenario applies. */
async function choose(page: Page, name: string, run: string) {
  await page.setExtraHTTPHeaders({ 'X-Sandbox-Run': run });
  const address = `${SANDBOX}/__sandbox/scenario`;
  const answer = await page.request.put(address, { params: { run }, data: { name } });
  expect(answer.ok()).toBe(true);
}

/** What the owner meets; the countries and the IP look-up are asked before an e-mail can pick a scenario. */
const BY_RUN: readonly ScenarioName[] = ['ip-blocked', 'countries-503', 'api-down'];
const journeys: Record<ScenarioName, (page: Page, visitor: Visitor) => Promise<void>> = {
  async 'exact-match'(page, visitor) {
    await signUp(page, visitor);
    const { contact, continueHere } = conflictDialog(page, EXISTING);
    await expect(contact).toBeVisible();
    await expect(continueHere).toHaveCount(0);
  },
  async 'near-match'(page, visitor) {
    await signUp(page, visitor);
    await conflictDialog(page, EXISTING).continueHere.click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  },
  async 'slow-90'(page, visitor) {
    await getStarted(page, visitor);
    await waitLong(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  },
  async 'create-500'(page, visitor) {
    await getStarted(page, visitor);
    await waitForSecondTry(page);
  },
  async 'create-timeout'(page, visitor) {
    await getStarted(page, visitor);
    await waitForSecondTry(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/\/orgs\//);
    await expect(page.getByRole('main')).toContainText(visitor.organisation);
  },
  async 'create-409'(page, visitor) {
    await getStarted(page, visitor);
    const { dialog, close } = conflictDialog(page, EXISTING);
    await close.click();
    await expect(dialog).toHaveCount(0);
    await expect(getHeading(page)).toHaveText('Final setup');
  },
  async 'create-422'(page, visitor) {
    await getStarted(page, visitor);
    await infoScreen(page).expectStep('Organisation details');
    await expect(infoScreen(page).phone).toHaveAccessibleDescription(/Not a valid number/);
  },
  async 'create-401'(page, visitor) {
    await createAccount(page, visitor);
    await infoScreen(page).goToLastStep();
    for (let time = 0; time < 2; time += 1) {
      const login = page.waitForRequest((request) => request.url().includes('/authorize?'));
      await infoScreen(page).getStarted.click();
      await login;
      await page.waitForURL('**/info');
      await infoScreen(page).expectStep('Final setup');
    }
  },
  async 'check-timeout'(page, visitor) {
    test.slow();
    await signUp(page, visitor);
    await expect(welcomeScreen(page).form).toHaveAttribute('aria-busy', 'true');
    await expect(getHeading(page)).toHaveText('This is taking too long', { timeout: 60_000 });
  },
  async 'exchange-401'(page, visitor) {
    await createAccount(page, visitor);
    await expectErrorPage(page, 'Something in your request was not accepted');
  },
  async expired(page, visitor) {
    await createAccount(page, visitor);
    await infoScreen(page).goToLastStep();
    /* Sooner than after the minute that this scenario's tokens live. */
    await expireTokens(page);
    await infoScreen(page).getStarted.click();
    await page.waitForURL(/\/oAuthCallback|\/info$/);
    await infoScreen(page).expectStep('Final setup');
  },
  async 'ip-blocked'(page, visitor) {
    const welcome = welcomeScreen(page);
    const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/ip'));
    await welcome.open();
    await welcome.form.getByRole('textbox', { name: 'First name' }).fill(visitor.firstName);
    await asked;
    await expect(welcome.country).toHaveValue('');
    await welcome.chooseCountry('Australia');
  },
  async 'countries-503'(page, visitor) {
    const welcome = welcomeScreen(page);
    await welcome.open();
    await welcome.form.getByRole('textbox', { name: 'First name' }).fill(visitor.firstName);
    await expect(page.getByRole('alert')).toContainText('Countries could not be loaded.');
  },
  async 'api-down'(page) {
    await page.goto('/welcome');
    await expectErrorPage(page, "We can't reach Huddle Club");
  },
  async 'no-profile'(page, visitor) {
    await createAccount(page, visitor);
    await expectErrorPage(page, 'Your account has no profile yet');
  },
  async 'user-500'(page, visitor) {
    await createAccount(page, visitor);
    await expectErrorPage(page, 'There is a problem with the service');
  },
  async 'user-403'(page, visitor) {
    await createAccount(page, visitor);
    await expectErrorPage(page, "You don't have access to this page");
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
  async 'never-created'(page, visitor) {
    await getStarted(page, visitor);
    await waitForStage(page, 'create');
    await page.clock.fastForward('10:01');
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
  ...FURTHER_JOURNEYS,
};

for (const { name, ownerSees } of scenarios) {
  test(
    `${name}: the owner sees: ${ownerSees}`,
    { tag: ['@sandbox', '@rest'] },
    async ({ page }) => {
      const visitor = makeVisitor();
      const [run = ''] = visitor.email.split('@');
      if (BY_RUN.includes(name)) await choose(page, name, run);
      await journeys[name](page, { ...visitor, email: `${run}+${name}@example.test` });
    },
  );
}
