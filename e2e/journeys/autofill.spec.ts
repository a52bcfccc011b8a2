import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

type Filling = { field: string; value: string };

/**
 * Fills a field in without the visitor, with the events that the engines fire: Chromium a key press without a key, a
 * plain `input` event and `change`; Firefox `input` as a replacement of text and `change`; WebKit a plain `input` event
 * and `change`. The focus stays where it is.
 */
const fillAs = (page: Page, engine: string, filling: Filling) =>
  page.evaluate(
    ({ browserName, field, value }) => {
      const element = document.querySelector(`[name="${field}"]`) as
        | HTMLInputElement
        | HTMLSelectElement;
      const prototype = Object.getPrototypeOf(element) as object;
      if (browserName === 'chromium')
        element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Unidentified' }));
      /* Browsers fill in below the page: what a library has laid over the field is passed by. */
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
      const input =
        browserName === 'firefox'
          ? new InputEvent('input', {
              bubbles: true,
              inputType: 'insertReplacementText',
              data: value,
            })
          : new Event('input', { bubbles: true });
      element.dispatchEvent(input);
      element.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { browserName: engine, ...filling },
  );

test(
  'an owner whose browser fills the form in only ticks the terms and signs up',
  { tag: '@webkit' },
  async ({ page, browserName, visitor }) => {
    const welcome = welcomeScreen(page);
    await welcome.open();
    await expect(welcome.country).toHaveValue('New Zealand');
    await expect(page.locator('select[name=country] option[value=AU]')).toBeAttached();
    const fillings: Filling[] = [
      { field: 'firstName', value: visitor.firstName },
      { field: 'lastName', value: visitor.lastName },
      { field: 'name', value: visitor.organisation },
      { field: 'email', value: visitor.email },
      { field: 'country', value: 'AU' },
      { field: 'phone', value: '+61412345678' },
    ];
    for (const filling of fillings) await fillAs(page, browserName, filling);
    await expect(welcome.country).toHaveValue('Australia');
    await expect(welcome.phoneCountry).toHaveText('+61');
    await expect(welcome.phone).toHaveValue('+61 412 345 678');
    await welcome.terms.click();
    await welcome.signUp.click();
    await expect(page).toHaveURL(/localhost:\d+\/interaction/);
  },
);

test(
  'an invalid field is valid again after autofill',
  { tag: '@webkit' },
  async ({ page, browserName }) => {
    const welcome = welcomeScreen(page);
    await welcome.open();
    await expect(welcome.country).toHaveValue('New Zealand');
    await welcome.signUp.click();
    await expect(welcome.email).toHaveAccessibleDescription(/This field is required/);
    await fillAs(page, browserName, { field: 'email', value: 'aroha@example.test' });
    await expect(welcome.email).not.toHaveAccessibleDescription(/This field is required/);
  },
);
