import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { enterText } from '#e2e/screens/enter-text.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

/** What the field shows; `|` marks the caret. */
const readTextAndCaret = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const caret = input.selectionStart ?? 0;
    return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`;
  });

async function openPhone(page: Page) {
  const welcome = welcomeScreen(page);
  await welcome.open();
  await expect(welcome.country).toHaveValue('New Zealand');
  await expect(welcome.phoneCountry).toHaveText('+64');
  return welcome;
}

/** Takes a text to the clipboard by way of another field, as a visitor does. */
async function copy(page: Page, text: string) {
  const field = welcomeScreen(page).form.getByRole('textbox', { name: 'Last name' });
  await enterText(field, text);
  await field.press('ControlOrMeta+a');
  await field.press('ControlOrMeta+x');
}

async function pressAll(field: Locator, keys: readonly string[]) {
  for (const key of keys) await field.press(key);
}

test.describe('the caret of the phone field', { tag: '@webkit' }, () => {
  test(
    'stays at the end while a number is typed, and while digits are removed',
    { tag: '@rest' },
    async ({ page }) => {
      const { phone } = await openPhone(page);
      await enterText(phone, '0215550123');
      expect(await readTextAndCaret(phone)).toBe('021 555 0123|');
      await pressAll(phone, ['Backspace', 'Backspace']);
      expect(await readTextAndCaret(phone)).toBe('021 555 01|');
    },
  );

  test('stays beside the digit that is typed or removed in the middle', async ({ page }) => {
    const { phone } = await openPhone(page);
    await enterText(phone, '0215550123');
    await pressAll(phone, ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Delete']);
    expect(await readTextAndCaret(phone)).toBe('021| 550 123');
    await phone.press('7');
    expect(await readTextAndCaret(phone)).toMatch(/^021 ?7\|/);
    await expect(phone).toHaveValue('021 755 0123');
  });

  test(
    'is after the pasted text, and the pasted number sets its country',
    { tag: '@rest' },
    async ({ page }) => {
      const { phone, phoneCountry } = await openPhone(page);
      await copy(page, '+61 412 345 678');
      await phone.focus();
      await phone.press('ControlOrMeta+v');
      await expect(phoneCountry).toHaveText('+61');
      expect(await readTextAndCaret(phone)).toBe('+61 412 345 678|');
    },
  );

  test('replaces a selection', { tag: '@rest' }, async ({ page }) => {
    const { phone } = await openPhone(page);
    await enterText(phone, '0215550123');
    await copy(page, '22');
    await phone.focus();
    await pressAll(phone, ['Home', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight']);
    await phone.press('ControlOrMeta+v');
    await expect(phone).toHaveValue(/^22/);
    expect((await readTextAndCaret(phone)).replaceAll(' ', '')).toMatch(/^22\|/);
  });
});

test(
  'undo removes typing step by step, and redo repeats it',
  { tag: '@webkit' },
  async ({ page }) => {
    const { phone } = await openPhone(page);
    await enterText(phone, '0215550123');
    await phone.press('ControlOrMeta+a');
    await phone.press('Delete');
    await expect(phone).toHaveValue('');
    await phone.press('ControlOrMeta+z');
    await expect(phone).toHaveValue('021 555 0123');
    await phone.press('ControlOrMeta+Shift+z');
    await expect(phone).toHaveValue('');
  },
);

/** Picks the country of the number in the list of the phone field. */
async function pick(page: Page, row: string) {
  await welcomeScreen(page).phoneCountry.click();
  await page.getByRole('option', { name: row }).click();
}

test.describe('a number that is typed key by key', { tag: ['@rest', '@webkit'] }, () => {
  test('with an exit code gets its country on blur [R01]', async ({ page }) => {
    const { phone, phoneCountry, email } = await openPhone(page);
    await pick(page, 'Australia +61');
    await phone.pressSequentially('0064 21 123 4567');
    expect((await phone.inputValue()).replace(/\D/g, '')).toBe('0064211234567');
    await email.focus();
    await expect(phone).toHaveValue('+64 21 123 4567');
    await expect(phoneCountry).toHaveAccessibleName('Phone country: New Zealand +64');
  });

  test('keeps the picked country while it is valid there [R03]', async ({ page }) => {
    const { phone, phoneCountry, email } = await openPhone(page);
    await pick(page, 'Canada +1');
    for (const number of ['800 234 5678', '1 888 234 5678', '500 234 5678']) {
      await phone.pressSequentially(number);
      await email.focus();
      await expect(phoneCountry).toHaveAccessibleName('Phone country: Canada +1');
      await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
      await phone.press('ControlOrMeta+a');
      await phone.press('Delete');
    }
  });

  test('leaves no country that is not in the list when it is deleted [R04]', async ({ page }) => {
    await page.route('**/countries', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { countries: { code: string }[] };
      const countries = body.countries.filter(({ code }) => code !== 'XK');
      await route.fulfill({ response: answer, json: { ...body, countries } });
    });
    const { phone, phoneCountry } = await openPhone(page);
    await phone.pressSequentially('+383 44 123 456');
    await expect(phoneCountry).toHaveAccessibleName('Phone country: International, +383');
    await phone.press('ControlOrMeta+a');
    await phone.press('Delete');
    await phone.pressSequentially('021 123 4567');
    await expect(phoneCountry).toHaveAccessibleName('Phone country: New Zealand +64');
    await expect(phone).toHaveValue('021 123 4567');
  });
});
