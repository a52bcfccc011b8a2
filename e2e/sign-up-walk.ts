import type { Page } from '@playwright/test';
import type { Moment, Told } from '#scripts/support/chunk-rows.ts';
import { createConflictAnswer, leaveToPlatform, letAnswer } from './answers.ts';
import { expect } from './engines/expect.ts';
import { infoScreen } from './screens/info.ts';
import { loginScreen } from './screens/login.ts';
import { feedbackDialog } from './screens/shell.ts';
import { conflictDialog, welcomeScreen } from './screens/welcome.ts';
import { REACHED, type Sight, lookAgain } from './sights.ts';
import type { Visitor } from './visitor.ts';

const WELCOME = 'Start your free 30-day trial';
const LOGIN = 'Create your account';
const TAKEN = 'Kauri Bay Tennis';

/** What the page says after the site has loaded it again by itself. */
const RELOADED = 'A part of the page was missing, so the page was loaded again.';

/** The way on that each message offers. */
const WAYS_ON: Readonly<Record<Told, string>> = {
  'The page could not start': 'Reload the page',
  "We can't reach Huddle Club": 'Try again',
  'There is a problem with the service': 'Back to sign-up',
};

const isTold = (text: string): text is Told => Object.hasOwn(WAYS_ON, text);

type Walk = {
  readonly page: Page;
  readonly visitor: Visitor;
  /** What is done on the way. */
  readonly moment: Moment;
};

/** Welcome is filled in once. After that it keeps what was typed, if it was there to hear it. */
function createWelcomeWalk({ page, visitor, moment }: Walk) {
  const { form, email, country, phone, terms, signUp } = welcomeScreen(page);
  const getTextBox = (name: string) => form.getByRole('textbox', { name });
  let isKept = false;

  async function fillIn() {
    await getTextBox('First name').fill(visitor.firstName);
    await getTextBox('Last name').fill(visitor.lastName);
    await getTextBox('Organisation name').fill(visitor.organisation);
    await email.fill(visitor.email);
    /* Without the list of countries there is another text in place of the field. */
    if ((await country.count()) > 0 && (await country.inputValue()) === '')
      await country.fill(visitor.country);
    await phone.fill(visitor.phone);
    await terms.check();
    isKept = (await page.locator('html[data-submit="heard"]').count()) > 0;
  }
  async function expectKept() {
    await expect(getTextBox('First name')).toHaveValue(visitor.firstName);
    await expect(getTextBox('Last name')).toHaveValue(visitor.lastName);
    await expect(getTextBox('Organisation name')).toHaveValue(visitor.organisation);
    await expect(email).toHaveValue(visitor.email);
    await expect(terms).toBeChecked();
  }
  async function reportProblem() {
    const { opener, dialog } = feedbackDialog(page);
    await opener.click();
    await dialog.or(page.getByText('Your browser or an extension may block it.')).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
  }
  return async () => {
    if (isKept) await expectKept();
    else {
      if (moment === 'a report of a problem') await reportProblem();
      if (moment === 'a form sent with mistakes') await signUp.click();
      await fillIn();
    }
    await signUp.click();
  };
}

/** What the owner does on each screen, by its heading. */
function createActs(walk: Walk): Readonly<Record<string, () => Promise<unknown>>> {
  const { page, visitor, moment } = walk;
  const info = infoScreen(page);
  const login = loginScreen(page);
  let hasAccount = false;

  async function fillInStep() {
    const menu = page.getByRole('button', { name: /^Account menu|^Sign out/ });
    if (moment === 'the account menu') await menu.waitFor();
    await info.chooseType('Charity');
    await info.next.click();
  }
  /** The login asks for a new account each time, also after a sign-in that did not end. */
  async function logIn() {
    if (hasAccount) return page.getByRole('link', { name: 'Sign in', exact: true }).click();
    hasAccount = true;
    return login.createAccount(visitor);
  }
  async function continueHere() {
    await leaveToPlatform(page, '/orgs/signUp/');
    await conflictDialog(page, TAKEN).continueHere.click();
  }
  return {
    [WELCOME]: createWelcomeWalk(walk),
    [`Did you mean to sign up to ${TAKEN}`]: continueHere,
    [LOGIN]: logIn,
    'Sign in': () => login.signIn(visitor),
    'Organisation details': fillInStep,
    Formats: () => info.next.click(),
    'Final setup': () => info.getStarted.click(),
    'Page not found': () => page.getByRole('link', { name: 'Back to sign-up' }).click(),
  };
}

/**
 * Walks through the sign-up screen by screen, in whatever order they come.
 * @returns `prepare` lets the platform answer as the moment needs it; `advance` walks until the login, if that is the goal,
 *   until the end or until a message in the way, and says which; `recover` takes the way on that a message offers
 */
export function createSignUpWalk(walk: Walk) {
  const { page, moment } = walk;
  const acts = createActs(walk);
  let sight: Sight = { text: '', document: 0 };

  async function prepare() {
    const conflict = createConflictAnswer(TAKEN);
    if (moment === 'an organisation that exists') await letAnswer(page, '/checkExists', conflict);
    if (moment === 'a problem') await letAnswer(page, '/checkExists', 'no connection');
    if (moment === 'a conflict in the set-up') await letAnswer(page, '/orgs/signUp/', conflict);
  }
  async function advance({ goal, passing }: { goal: 'login' | 'end'; passing?: Told | undefined }) {
    sight = await lookAgain(page, { text: '', document: 0 }, passing);
    for (;;) {
      const { text } = sight;
      if (text === REACHED || isTold(text) || (goal === 'login' && text === LOGIN)) return text;
      const act = acts[text];
      if (!act) throw new Error(`Nothing is known of the screen "${text}"`);
      await act();
      sight = await lookAgain(page, sight, passing);
      /* The same screen in another document: the site has loaded itself again. */
      if (sight.text === text) await expect(page.getByText(RELOADED)).toBeVisible();
    }
  }
  async function recover(told: Told) {
    const name = WAYS_ON[told];
    if (moment === 'a problem') await leaveToPlatform(page, '/checkExists');
    const control = page.getByRole('link', { name }).or(page.getByRole('button', { name }));
    /* The page may have started meanwhile: a browser asks again for a file that several scripts import. */
    if (await control.isVisible()) await control.click();
    sight = await lookAgain(page, sight);
  }
  return { prepare, advance, recover };
}
