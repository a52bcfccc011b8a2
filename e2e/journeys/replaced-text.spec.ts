import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

const readSelectedText = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );

async function openWithCountry(page: Page) {
  const welcome = welcomeScreen(page);
  await welcome.open();
  await expect(welcome.country).toHaveValue('New Zealand');
  return welcome;
}

/** Where the text of the chosen country stands, in the middle of its box. */
async function findPlace(country: Locator) {
  const box = await country.boundingBox();
  if (!box) throw new Error('the country box is not on screen');
  return { x: box.x, y: box.y + box.height / 2, width: box.width };
}

test.describe('the chosen country', () => {
  test(
    'is replaced by typing after a click',
    { tag: ['@engines', '@webkit'] },
    async ({ page }) => {
      const { country } = await openWithCountry(page);
      await country.click();
      expect(await readSelectedText(country)).toBe('New Zealand');
      await country.pressSequentially('austra');
      await expect(country).toHaveValue('austra');
      await page.getByRole('option', { name: 'Australia', exact: true }).click();
      await expect(country).toHaveValue('Australia');
    },
  );

  test(
    'is replaced by typing after the Tab key',
    { tag: ['@rest', '@webkit'] },
    async ({ page }) => {
      const { country, email } = await openWithCountry(page);
      await email.focus();
      await email.press('Tab');
      await expect(country).toBeFocused();
      expect(await readSelectedText(country)).toBe('New Zealand');
    },
  );

  test('gets the caret at the second click', { tag: ['@rest', '@webkit'] }, async ({ page }) => {
    const { country } = await openWithCountry(page);
    await country.click();
    await page.keyboard.press('Escape');
    const { x, y } = await findPlace(country);
    await page.mouse.click(x + 60, y);
    expect(await readSelectedText(country)).toBe('');
    await country.pressSequentially('x');
    await expect(country).toHaveValue(/^Ne?w? ?.*x.*d$/);
  });

  test(
    'allows a drag to select a part of it',
    { tag: ['@rest', '@desktop', '@webkit'] },
    async ({ page }) => {
      const { country } = await openWithCountry(page);
      const { x, y, width } = await findPlace(country);
      await page.mouse.move(x + width - 4, y);
      await page.mouse.down();
      await page.mouse.move(x + 80, y, { steps: 5 });
      await page.mouse.up();
      const selected = await readSelectedText(country);
      expect(selected).not.toBe('');
      expect(selected).not.toBe('New Zealand');
      expect('New Zealand').toContain(selected);
      expect('New Zealand'.endsWith(selected)).toBe(true);
    },
  );
});
