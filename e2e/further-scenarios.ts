import { type Page, expect } from '@playwright/test';
import type { ScenarioName } from '#sandbox/scenarios.ts';
import { loginScreen } from './screens/login.ts';
import { accountMenu, getHeading } from './screens/shell.ts';
import { welcomeScreen } from './screens/welcome.ts';
import { startWizard } from './start-wizard.ts';
import type { Visitor } from './visitor.ts';

type Journey = (page: Page, visitor: Visitor) => Promise<void>;

const getFirstName = (page: Page) =>
  welcomeScreen(page).form.getByRole('textbox', { name: 'First name' });

async function signUp(page: Page, visitor: Visitor) {
  await welcomeScreen(page).open();
  await welcomeScreen(page).signUpAs(visitor);
}

/** What the owner does and sees: on a slow line, after many tries, and in each scenario without a failing call. */
export const FURTHER_JOURNEYS = {
  async 'check-429'(page: Page, visitor: Visitor) {
    await signUp(page, visitor);
    await expect(page.getByRole('alert')).toContainText('There have been too many tries.');
    await expect(welcomeScreen(page).email).toHaveValue(visitor.email);
  },
  async 'slow-calls'(page: Page, visitor: Visitor) {
    await signUp(page, visitor);
    await expect(welcomeScreen(page).form).toHaveAttribute('aria-busy', 'true');
    await loginScreen(page).createAccount(visitor);
    await expect(getHeading(page)).toHaveText('Organisation details', { timeout: 45_000 });
  },
  async 'new-tab'(page: Page, visitor: Visitor) {
    await startWizard(page, visitor);
    const second = await page.context().newPage();
    await second.goto('/info');
    await expect(second).toHaveURL('/welcome');
    await expect(getFirstName(second)).toHaveValue('');
    await expect(getHeading(page)).toHaveText('Organisation details');
  },
  async 'other-tab'(page: Page, visitor: Visitor) {
    await startWizard(page, visitor);
    await page.goto('/welcome');
    await expect(getFirstName(page)).toHaveValue(visitor.firstName);
    const second = await page.context().newPage();
    await second.goto('/welcome');
    await accountMenu(second).button.click();
    await accountMenu(second).signOut.click();
    await expect(getFirstName(page)).toHaveValue('');
  },
  async 'no-storage'(page: Page, visitor: Visitor) {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    await welcomeScreen(page).open();
    await getFirstName(page).fill(visitor.firstName);
    /* Not a reload: Firefox itself keeps the text of a form then. */
    await welcomeScreen(page).open();
    await expect(getFirstName(page)).toHaveValue('');
  },
  async 'old-callback'(page: Page) {
    await page.goto('/oAuthCallback');
    await expect(getHeading(page)).toHaveText('Sign-in was not finished');
    await expect(page.getByRole('button', { name: 'Start sign-in again' })).toBeVisible();
  },
  async 'wrong-clock'(page: Page, visitor: Visitor) {
    await signUp(page, visitor);
    await expect(loginScreen(page).createHeading).toBeVisible();
    await page.clock.setSystemTime(Date.now() + 2 * 3_600_000);
    await loginScreen(page).createAccount(visitor);
    await expect(getHeading(page)).toHaveText('Sign-in was not finished');
    await expect(page.getByText('Check your device clock')).toBeVisible();
  },
  async 'mistyped-email'(page: Page, visitor: Visitor) {
    const welcome = welcomeScreen(page);
    await welcome.open();
    await welcome.fillIn({ ...visitor, email: 'aroha@gmial.com' });
    await expect(page.getByRole('button', { name: /^Did you mean aroha@gmail.com/ })).toBeVisible();
  },
} satisfies Partial<Record<ScenarioName, Journey>>;
