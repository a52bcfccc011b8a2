import { type Page, expect } from '@playwright/test';
import type { Visitor } from '#e2e/visitor.ts';

/** The pages of the platform's OpenID provider. */
export function loginScreen(page: Page) {
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel('Password');
  return {
    async createAccount(visitor: Visitor) {
      await expect(
        page.getByRole('heading', { level: 1, name: 'Create your account' }),
      ).toBeVisible();
      await email.fill(visitor.email);
      await password.fill(visitor.password);
      await page.getByRole('button', { name: 'Create account' }).click();
    },
    async signIn(visitor: Visitor) {
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      await email.fill(visitor.email);
      await password.fill(visitor.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    },
  };
}
