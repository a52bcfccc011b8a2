import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { enterText } from '#e2e/screens/enter-text.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

/** What the field shows; `|` marks the caret. */
const shown = (field: Locator) =>
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

test.describe('the caret of the phone field', () => {
  test(
    'stays at the end while a number is typed, and with the digits that are taken away',
    { tag: '@rest' },
    async ({ page }) => {
      const { phone } = await openPhone(page);
      await enterText(phone, '0215550123');
      expect(await shown(phone)).toBe('021 555 0123|');
      await pressAll(phone, ['Backspace', 'Backspace']);
      expect(await shown(phone)).toBe('021 555 01|');
    },
  );

  test('stays beside the digit that is typed or taken away in the middle', async ({ page }) => {
    const { phone } = await openPhone(page);
    await enterText(phone, '0215550123');
    await pressAll(phone, ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Delete']);
    expect(await shown(phone)).toBe('021| 550 123');
    await phone.press('7');
    expect(await shown(phone)).toMatch(/^021 ?7\|/);
    await expect(phone).toHaveValue('021 755 0123');
  });

  test(
    'stands behind what was pasted, and what was pasted brings its country',
    { tag: '@rest' },
    async ({ page }) => {
      const { phone, phoneCountry } = await openPhone(page);
      await copy(page, '+61 412 345 678');
      await phone.focus();
      await phone.press('ControlOrMeta+v');
      await expect(phoneCountry).toHaveText('+61');
      expect(await shown(phone)).toBe('+61 412 345 678|');
    },
  );

  test('takes the place of a selection', { tag: '@rest' }, async ({ page }) => {
    const { phone } = await openPhone(page);
    await enterText(phone, '0215550123');
    await copy(page, '22');
    await phone.focus();
    await pressAll(phone, ['Home', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight']);
    await phone.press('ControlOrMeta+v');
    await expect(phone).toHaveValue(/^22/);
    expect((await shown(phone)).replaceAll(' ', '')).toMatch(/^22\|/);
  });
});

test('undo takes typing back step by step, and redo makes it again', async ({ page }) => {
  const { phone } = await openPhone(page);
  await enterText(phone, '0215550123');
  await phone.press('ControlOrMeta+a');
  await phone.press('Delete');
  await expect(phone).toHaveValue('');
  await phone.press('ControlOrMeta+z');
  await expect(phone).toHaveValue('021 555 0123');
  await phone.press('ControlOrMeta+Shift+z');
  await expect(phone).toHaveValue('');
});
