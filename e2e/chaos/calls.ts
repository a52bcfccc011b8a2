import { type Locator, type Page, expect } from '@playwright/test';
import type { Endpoint } from '#src/contracts/endpoint.ts';
import { endpoints } from '#src/contracts/endpoints.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';
import type { Visitor } from '#e2e/visitor.ts';
import type { hostileAnswers } from './hostile-answers.ts';

export type CallName = keyof typeof hostileAnswers;

type ChaosCall = {
  /** Which requests are this call. */
  readonly matches: RegExp;
  /** The platform does the work before the answer is spoilt: the worst case for who tries again. */
  readonly worksFirst?: true;
  /** How many organisations there are at the end. */
  readonly organisations: 0 | 1;
  /** Up to the call, which is being made when this is done. */
  readonly reach: (page: Page, visitor: Visitor) => Promise<void>;
  /** What shows that the owner can go on, or already does. */
  readonly listWaysOn: (page: Page) => Locator[];
  /** Takes the way on, once the fault is over. */
  readonly recover: (page: Page, visitor: Visitor) => Promise<void>;
};

/** Matches the addresses of an endpoint's requests. */
const createUrlPattern = ({ path }: Endpoint): RegExp =>
  new RegExp(`${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const getBackLink = (page: Page) => page.getByRole('link', { name: 'Back to sign-up' });
const getCloseButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close' });
const getAppHeading = (page: Page) => getHeading(page, 'Welcome');

async function pressIfShown(one: Locator): Promise<void> {
  if (await one.isVisible()) await one.click();
}

async function fillInBesidesCountry(page: Page, visitor: Visitor) {
  const { form, terms } = welcomeScreen(page);
  await form.getByRole('textbox', { name: 'First name' }).fill(visitor.firstName);
  await form.getByRole('textbox', { name: 'Last name' }).fill(visitor.lastName);
  await form.getByRole('textbox', { name: 'Organisation name' }).fill(visitor.organisation);
  await form.getByRole('textbox', { name: 'Email' }).fill(visitor.email);
  await form.getByRole('textbox', { name: 'Phone' }).fill(visitor.phone);
  await terms.check();
}

/** From Welcome, or from the error page that leads back there, to the login. */
async function signUpFromHere(page: Page, visitor: Visitor) {
  const { createHeading } = loginScreen(page);
  if (await createHeading.isVisible()) return;
  await pressIfShown(getCloseButton(page));
  await pressIfShown(getButton(page, 'Try again'));
  const welcome = welcomeScreen(page);
  await expect(welcome.form.getByRole('textbox', { name: 'Organisation name' })).toHaveValue(
    visitor.organisation,
  );
  await welcome.chooseCountry(visitor.country);
  await welcome.signUp.click();
  await expect(createHeading).toBeVisible();
}

async function createAccount(page: Page, visitor: Visitor) {
  await welcomeScreen(page).open();
  await welcomeScreen(page).signUpAs(visitor);
  await loginScreen(page).createAccount(visitor);
}

async function getStarted(page: Page, visitor: Visitor) {
  await createAccount(page, visitor);
  await infoScreen(page).goToLastStep();
  await infoScreen(page).getStarted.click();
}

/** Where a sign-in that was interrupted goes on: at the provider, or back in the wizard. */
async function signInFromHere(page: Page) {
  const arrived = getHeading(page, 'Organisation details').or(loginScreen(page).createHeading);
  if (await arrived.isVisible()) return;
  await getButton(page, 'Try again').or(getButton(page, 'Start sign-in again')).click();
  await expect(arrived).toBeVisible();
}

async function waitFromHere(page: Page) {
  await pressIfShown(getButton(page, 'Try again'));
  await page.waitForURL(/\/orgs\//);
}

/** Each call of the sign-up at the stage at which it is made. */
export const calls: Record<CallName, ChaosCall> = {
  countries: {
    matches: createUrlPattern(endpoints.countries),
    organisations: 0,
    async reach(page, visitor) {
      await welcomeScreen(page).open();
      await fillInBesidesCountry(page, visitor);
      await welcomeScreen(page)
        .country.fill(visitor.country)
        .catch(() => undefined);
    },
    listWaysOn: (page) => [
      page.getByRole('option', { name: 'New Zealand', exact: true }),
      getButton(page, 'Try again'),
    ],
    recover: signUpFromHere,
  },
  ip: {
    matches: /\/ip\/?$/,
    organisations: 0,
    async reach(page, visitor) {
      await welcomeScreen(page).open();
      await fillInBesidesCountry(page, visitor);
    },
    listWaysOn: (page) => [welcomeScreen(page).signUp],
    recover: signUpFromHere,
  },
  checkExists: {
    matches: createUrlPattern(endpoints.checkExists),
    organisations: 0,
    async reach(page, visitor) {
      await welcomeScreen(page).open();
      await welcomeScreen(page).signUpAs(visitor);
    },
    listWaysOn: (page) => [
      getBackLink(page),
      getCloseButton(page),
      page.getByRole('alert').filter({ visible: true }),
      loginScreen(page).createHeading,
    ],
    recover: signUpFromHere,
  },
  exchangeToken: {
    matches: createUrlPattern(endpoints.exchangeToken),
    organisations: 0,
    reach: createAccount,
    listWaysOn: (page) => [
      getButton(page, 'Start sign-in again'),
      getButton(page, 'Try again'),
      getHeading(page, 'Organisation details'),
    ],
    recover: signInFromHere,
  },
  user: {
    matches: createUrlPattern(endpoints.user),
    organisations: 0,
    reach: createAccount,
    listWaysOn: (page) => [getButton(page, 'Try again'), getHeading(page, 'Organisation details')],
    recover: signInFromHere,
  },
  createSignUp: {
    matches: createUrlPattern(endpoints.createSignUp),
    worksFirst: true,
    organisations: 1,
    reach: getStarted,
    listWaysOn: (page) => [getButton(page, 'Try again'), getAppHeading(page)],
    recover: waitFromHere,
  },
  checkCreated: {
    matches: createUrlPattern(endpoints.checkCreated),
    organisations: 1,
    reach: getStarted,
    listWaysOn: (page) => [page.locator('main a[href^="mailto:"]'), getAppHeading(page)],
    recover: waitFromHere,
  },
};
