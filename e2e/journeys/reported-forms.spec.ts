import type { Locator, Page } from '@playwright/test';
import { createConflictAnswer, letAnswer } from '#e2e/answers.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { enterText } from '#e2e/screens/enter-text.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { feedbackDialog } from '#e2e/screens/shell.ts';
import { conflictDialog, welcomeScreen } from '#e2e/screens/welcome.ts';

test.use({ failingCalls: true });

/** Puts a value into a field without an event, as some password managers do. */
const fillSilently = (page: Page, field: string, value: string) =>
  page
    .locator(`input[name="${field}"]`)
    .evaluate(
      (element, text) => Reflect.set(HTMLInputElement.prototype, 'value', text, element),
      value,
    );

test(
  'values that no event has reported are sent [P01]',
  { tag: ['@rest', '@webkit'] },
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    await welcome.open();
    await welcome.chooseCountry('New Zealand');
    await fillSilently(page, 'firstName', visitor.firstName);
    await fillSilently(page, 'lastName', visitor.lastName);
    await fillSilently(page, 'name', visitor.organisation);
    await fillSilently(page, 'email', visitor.email);
    await fillSilently(page, 'phone', visitor.phone);
    await welcome.terms.check();
    await welcome.signUp.click();
    await loginScreen(page).createAccount(visitor);
    const info = infoScreen(page);
    await info.expectStep('Organisation details');
    await expect(info.email).toHaveValue(visitor.email);
    await expect(info.phone).toHaveValue('021 555 0123');
  },
);

test(
  'a required field that an extension hides in the form does not stop the form [P02]',
  { tag: ['@rest', '@webkit'] },
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    await welcome.open();
    await welcome.fillIn(visitor);
    await page.evaluate(() => {
      const field = document.createElement('input');
      Object.assign(field, { name: 'two-factor-passcode', required: true, hidden: true });
      document.querySelector('form')?.append(field);
    });
    await welcome.signUp.click();
    await expect(loginScreen(page).createHeading).toBeVisible();
  },
);

/** Where the page announces something politely. */
const getStatus = (page: Page) => page.locator('#form-status');

test(
  'Enter in an invalid field announces the error, also the second time [P03]',
  { tag: ['@rest', '@webkit'] },
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    await welcome.open();
    await welcome.fillIn(visitor);
    await enterText(welcome.email, 'nobody');
    await page.keyboard.press('Enter');
    await expect(getStatus(page)).toHaveText('1 field needs attention');
    await expect(welcome.email).toBeFocused();
    const first = await getStatus(page).evaluate(({ textContent }) => textContent);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => getStatus(page).evaluate(({ textContent }) => textContent))
      .not.toBe(first);
    await expect(getStatus(page)).toHaveText('1 field needs attention');
  },
);

/** A screen of 1280x1024 pixels at 400 %. */
const MAGNIFIED = { width: 320, height: 256 };

/** Expects that a control that has the focus is in the window. */
async function expectFocusInWindow(control: Locator) {
  await expect(control).toBeFocused();
  await expect
    .poll(async () => {
      const { x = -1, y = -1, width = 0 } = (await control.boundingBox()) ?? {};
      return x >= 0 && x + width <= MAGNIFIED.width && y >= 0 && y + 24 <= MAGNIFIED.height;
    }, String(control))
    .toBe(true);
}

test(
  'a dialog shows the control that has the focus at 400 % zoom [P04]',
  { tag: ['@desktop', '@rest'] },
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    await page.setViewportSize(MAGNIFIED);
    await letAnswer(page, '/checkExists', createConflictAnswer('Kauri Bay Tennis Club'));
    await welcome.open();
    await welcome.fillIn(visitor);
    await welcome.signUp.click();
    const conflict = conflictDialog(page, 'Kauri Bay Tennis Club');
    for (const control of [conflict.signIn, conflict.continueHere, conflict.close]) {
      await control.focus();
      await expectFocusInWindow(control);
    }
    await conflict.close.click();
    const feedback = feedbackDialog(page);
    await feedback.opener.click();
    await expectFocusInWindow(feedback.message);
    await feedback.send.focus();
    await expectFocusInWindow(feedback.send);
  },
);
