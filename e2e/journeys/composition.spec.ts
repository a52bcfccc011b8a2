import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { holdScripts } from '#e2e/hold-scripts.ts';
import { feedbackDialog } from '#e2e/screens/shell.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

/** An input method (IME) in Chromium: the other drivers have no command for one. */
class InputMethod {
  readonly #session: CDPSession;
  constructor(session: CDPSession) {
    this.#session = session;
  }
  static async of(page: Page) {
    return new InputMethod(await page.context().newCDPSession(page));
  }
  /** Shows the texts one after the other in the field, as a composition that is not over. */
  async compose(...texts: string[]) {
    for (const text of texts)
      await this.#session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
  }
  /** Ends the composition with a text. */
  async commit(text: string) {
    await this.#session.send('Input.insertText', { text });
  }
  /** A key that the input method keeps for itself, such as the Enter that chooses a word. */
  async press(key: string) {
    const its = { key, code: key, windowsVirtualKeyCode: 229 };
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...its });
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...its });
  }
}

async function open(page: Page) {
  const welcome = welcomeScreen(page);
  await welcome.open();
  await expect(welcome.country).toHaveValue('New Zealand');
  return { welcome, method: await InputMethod.of(page) };
}

async function empty(field: Locator) {
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
}

/* Only Chromium's driver can compose. */
test.describe('an input method @chromium', () => {
  test('writes into a text field, which validates on blur [J05]', async ({ page }) => {
    const { welcome, method } = await open(page);
    const name = welcome.form.getByRole('textbox', { name: 'First name' });
    await welcome.email.fill('aroha@');
    await name.focus();
    await expect(welcome.email).toHaveAccessibleDescription(/Not a valid email address/);
    await method.compose('ｘ', 'しn', 'しん', '新');
    await expect(name).toHaveValue('新');
    await method.press('Enter');
    await expect(welcome.summary, 'its Enter sends nothing').toHaveCount(0);
    await method.commit('新子');
    await expect(name).toHaveValue('新子');

    await welcome.email.focus();
    await page.keyboard.press('End');
    await method.compose('е', 'ех');
    await expect(welcome.email).toHaveValue('aroha@ех');
    await method.commit('example.test');
    await expect(welcome.email).toHaveValue('aroha@example.test');
    await name.focus();
    await expect(welcome.email).not.toHaveAccessibleDescription(/Not a valid/);
  });

  test('writes a phone number in digits of its own, which are formatted at its end [J05]', async ({
    page,
  }) => {
    const { welcome, method } = await open(page);
    const { phone, phoneCountry } = welcome;
    await phone.focus();
    await method.compose('０', '０２１', '０２１５５５０１２３');
    await expect(phone).toHaveValue('０２１５５５０１２３');
    await method.commit('０２１５５５０１２３');
    await expect(phone).toHaveValue('021 555 0123');

    await page.keyboard.press('Home');
    await method.compose('＋６４');
    await expect(phone).toHaveValue('＋６４021 555 0123');
    await method.compose('');
    await expect(phone).toHaveValue('021 555 0123');

    await empty(phone);
    await method.compose('＋６１４１２３４５６７８');
    await welcome.email.focus();
    await expect(phone, 'what was composed when it was left').toHaveValue('+61 412 345 678');
    await expect(phoneCountry).toHaveText('+61');
  });

  test('searches for a country, and its keys choose none [J05]', async ({ page }) => {
    const { welcome, method } = await open(page);
    const { country, countries } = welcome;
    await country.click();
    await method.compose('a', 'aus', 'austra');
    await expect(country).toHaveValue('austra');
    for (const key of ['ArrowDown', 'Enter', 'Escape']) await method.press(key);
    await expect(country, 'its keys are no picks').toHaveValue('austra');
    await expect(countries).toBeVisible();
    await expect(countries.getByRole('option').first()).toHaveText('Australia');
    await method.commit('austral');
    await expect(country).toHaveValue('austral');
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue('Australia');

    await page.keyboard.press('ControlOrMeta+a');
    await method.compose('Ｎ', 'Ｎｅｗ');
    await method.commit('New Zealand');
    await welcome.email.focus();
    await expect(country, 'a whole name is a choice').toHaveValue('New Zealand');
  });

  test('continues while the page is hydrated [J05]', { tag: '@rest' }, async ({ page }) => {
    for (const [id, composed, end] of [
      ['firstName', '新', '新子'],
      ['country', 'aus', 'austra'],
    ] as const) {
      await page.unroute('**/assets/*.js');
      const release = await holdScripts(page);
      const field = page.locator(`#${id}`);
      await field.focus();
      const method = await InputMethod.of(page);
      await method.compose(composed);
      release();
      await page.locator('html[data-submit="heard"]').waitFor();
      await page.waitForLoadState('networkidle');
      await expect(field).toHaveValue(composed);
      await method.commit(end);
      await expect(field).toHaveValue(end);
      await expect(field).toBeFocused();
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test('closes no dialog by the Escape that ends its composition [K09]', async ({ page }) => {
    const { method } = await open(page);
    const { opener, dialog, message } = feedbackDialog(page);
    await opener.click();
    await message.focus();
    await method.compose('かn', 'かん');
    await method.press('Escape');
    await expect(dialog).toBeVisible();
    await method.commit('感謝');
    await expect(message).toHaveValue('感謝');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});
