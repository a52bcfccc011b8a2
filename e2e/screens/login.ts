import type { Page } from '@playwright/test';
import { expect } from '#e2e/engines/expect.ts';
import type { Visitor } from '#e2e/visitor.ts';

/** The pages of the platform's OpenID provider. */
export function loginScreen(page: Page) {
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel('Password');
  const createHeading = page.getByRole('heading', { level: 1, name: 'Create your account' });
  const createButton = page.getByRole('button', { name: 'Create account' });
  const signInHeading = page.getByRole('heading', { level: 1, name: 'Sign in' });
  return {
    createHeading,
    createButton,
    signInHeading,
    async createAccount(visitor: Visitor) {
      await expect(createHeading).toBeVisible();
      await email.fill(visitor.email);
      await password.fill(visitor.password);
      await createButton.click();
    },
    async signIn(visitor: Visitor) {
      await expect(signInHeading).toBeVisible();
      await email.fill(visitor.email);
      await password.fill(visitor.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    },
  };
}
