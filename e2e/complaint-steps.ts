import { type Page, expect } from '@playwright/test';
import { infoScreen } from './screens/info.ts';
import { loginScreen } from './screens/login.ts';
import { getHeading } from './screens/shell.ts';
import { conflictDialog, welcomeScreen } from './screens/welcome.ts';
import type { Visitor } from './visitor.ts';

type Person = Pick<Visitor, 'email' | 'password'>;

/** What support does with a reproduction, and what the owner's words mean on the screen. */
type Steps = (page: Page, person: Person) => Promise<void>;

const LONG = { timeout: 45_000 };

async function pressSignUp(page: Page): Promise<void> {
  const { signUp, terms } = welcomeScreen(page);
  await expect(terms).toBeChecked();
  await signUp.click();
}

async function createAccount(page: Page, person: Person): Promise<void> {
  await loginScreen(page).createAccount({ ...person } as Visitor);
  await expect(page).not.toHaveURL(/\/interaction\//, LONG);
}

async function pressGetStarted(page: Page, person: Person): Promise<void> {
  await createAccount(page, person);
  await infoScreen(page).expectStep('Final setup');
  await infoScreen(page).getStarted.click();
}

async function expectWait(page: Page): Promise<void> {
  await expect(getHeading(page)).toHaveText('Creating your account');
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible(LONG);
}

/** By the name of the complaint. */
export const COMPLAINT_STEPS: Readonly<Record<string, Steps>> = {
  async turns(page) {
    await pressSignUp(page);
    await expect(page.getByRole('form', { name: 'Start your free trial' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(getHeading(page)).toHaveText('This is taking too long', LONG);
  },
  async 'not-reached'(page) {
    await pressSignUp(page);
    await expect(getHeading(page)).toHaveText("We can't reach Huddle Club");
  },
  async exists(page) {
    await pressSignUp(page);
    await expect(conflictDialog(page, 'Kauri Bay Tennis Club').dialog).toBeVisible();
  },
  async waits(page, person) {
    await pressGetStarted(page, person);
    await expectWait(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  },
  async 'nothing-came'(page, person) {
    await pressGetStarted(page, person);
    await expectWait(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  async 'red-number'(page, person) {
    await createAccount(page, person);
    await infoScreen(page).goToLastStep();
    await infoScreen(page).getStarted.click();
    await infoScreen(page).expectStep('Organisation details');
    await expect(infoScreen(page).phone).toHaveAccessibleDescription(/Not a valid number/);
  },
  async 'after-password'(page, person) {
    await createAccount(page, person);
    await expect(getHeading(page)).toHaveText('There is a problem with the service', LONG);
  },
  async 'no-profile'(page, person) {
    await createAccount(page, person);
    await expect(getHeading(page)).toHaveText('Your account has no profile yet', LONG);
  },
  async 'no-country'(page) {
    await welcomeScreen(page).form.getByRole('textbox', { name: 'First name' }).click();
    await expect(page.getByRole('alert')).toContainText('Countries could not be loaded.');
  },
  async 'again-and-again'(page, person) {
    await createAccount(page, person);
    await infoScreen(page).expectStep('Final setup');
    let logins = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/authorize') logins += 1;
    });
    for (const expected of [1, 2]) {
      await expect(infoScreen(page).getStarted).toBeVisible(LONG);
      await infoScreen(page).getStarted.click();
      await expect.poll(() => logins, LONG).toBe(expected);
    }
  },
};
