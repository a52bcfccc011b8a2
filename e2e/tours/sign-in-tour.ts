import { expect } from '@playwright/test';
import { type Answer, letAnswer } from '#e2e/answers.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';
import type { Tour } from './tour.ts';

/** The platform's own pages for accounts, and the site's page for what comes back from them. */
export const signInTour: Tour = {
  title: 'sign-in',
  async *visitStates(page, visitor) {
    const login = loginScreen(page);
    const again = page.getByRole('button', { name: 'Start sign-in again' });
    await page.goto('/oAuthCallback?code=x&state=y');
    await expect(again).toBeVisible();
    yield 'callback-not-started-here';
    const authorize = page.waitForRequest('**/authorize?*');
    await again.click();
    await expect(login.createHeading).toBeVisible();
    const state = new URL((await authorize).url()).searchParams.get('state') ?? '';
    yield 'platform-create-account';
    await login.createButton.click();
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
    yield 'platform-create-account-errors';
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(login.signInHeading).toBeVisible();
    yield 'platform-sign-in';
    await login.signIn(visitor);
    await expect(page.locator('[aria-invalid]').first()).toBeVisible();
    yield 'platform-sign-in-errors';

    await page.goto(`/oAuthCallback?error=access_denied&state=${state}`);
    await expect(page.getByText('The sign-in was cancelled.')).toBeVisible();
    yield 'callback-cancelled';
    await letAnswer(page, '/exchange-token', new Promise<Answer>(() => {}));
    await welcomeScreen(page).open();
    await welcomeScreen(page).signUpAs(visitor);
    await login.createAccount(visitor);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing you in');
    yield 'callback-signing-in';
  },
};
