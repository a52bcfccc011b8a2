import type { Page } from '@playwright/test';
import { expect } from '#e2e/engines/expect.ts';
import { enterText } from './enter-text.ts';
import type { Visitor } from '#e2e/visitor.ts';

/** The Welcome page, as its visitor knows it. */
export function welcomeScreen(page: Page) {
  const form = page.getByRole('form', { name: 'Start your free trial' });
  const country = form.getByRole('combobox', { name: 'Country', exact: true });
  const email = form.getByRole('textbox', { name: 'Email' });
  const phone = form.getByRole('textbox', { name: 'Phone' });
  const signUp = form.getByRole('button', { name: 'SIGN UP' });
  const terms = form.getByRole('checkbox', { name: /^I agree to the terms/ });

  return {
    form,
    country,
    email,
    phone,
    signUp,
    terms,
    countries: page.getByRole('listbox', { name: 'Countries' }),
    phoneCountry: form.getByRole('button', { name: /^Phone country/ }),
    summary: page.getByRole('group', { name: 'There is a problem' }),
    async open() {
      await page.goto('/welcome');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Start your free 30-day trial',
      );
    },
    async chooseCountry(name: string) {
      await country.click();
      await enterText(country, name);
      await page.getByRole('option', { name, exact: true }).click();
      await expect(country).toHaveValue(name);
    },
    async fillIn(visitor: Visitor) {
      await form.getByRole('textbox', { name: 'First name' }).fill(visitor.firstName);
      await form.getByRole('textbox', { name: 'Last name' }).fill(visitor.lastName);
      await form.getByRole('textbox', { name: 'Organisation name' }).fill(visitor.organisation);
      await email.fill(visitor.email);
      await this.chooseCountry(visitor.country);
      await phone.fill(visitor.phone);
      await terms.check();
    },
    async signUpAs(visitor: Visitor) {
      await this.fillIn(visitor);
      await signUp.click();
    },
  };
}

/** The dialog that a similar organisation opens. */
export function conflictDialog(page: Page, organisation: string) {
  const dialog = page.getByRole('dialog', { name: `Did you mean to sign up to ${organisation}` });
  return {
    dialog,
    signIn: dialog.getByRole('link', { name: `Sign in to ${organisation}` }),
    continueHere: dialog.getByRole('link', { name: 'continue here' }),
    contact: dialog.getByRole('link', { name: /^Contact / }),
    close: dialog.getByRole('button', { name: 'Close' }),
  };
}
