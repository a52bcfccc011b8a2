import type { Page } from '@playwright/test';
import { expect } from '#e2e/engines/expect.ts';
import { enterText } from './enter-text.ts';

/** The workbench of shared pieces, as those who build them see it. */
export function workbenchScreen(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
  return {
    button,
    country: page.getByRole('combobox', { name: 'Country', exact: true }),
    dialog: page.getByRole('dialog'),
    list: page.getByRole('listbox'),
    menu: page.getByRole('menu'),
    async open() {
      await page.goto('/__ui');
      await expect(page.getByRole('heading', { level: 1, name: 'Workbench' })).toBeVisible();
    },
    /** Opens each piece that opens, one after the other, and names what is to be looked at. */
    async *visitStates(): AsyncGenerator<{ name: string; part: string }> {
      yield { name: 'page', part: 'html' };
      await button('More for Primary').click();
      await expect(this.menu).toBeVisible();
      yield { name: 'menu', part: 'section:has([role=menu])' };
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Date format d MMM/ }).click();
      yield { name: 'select', part: 'section:has([role=listbox])' };
      await page.keyboard.press('Escape');
      await enterText(this.country, 'zea');
      yield { name: 'search', part: 'section:has([role=listbox])' };
      await enterText(this.country, 'qqq');
      yield { name: 'search without an answer', part: 'section:has([role=listbox])' };
      await page.keyboard.press('Escape');
      await button('SEND').click();
      await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
      yield { name: 'form with errors', part: 'form' };
      await button('Dialog m').click();
      await expect(this.dialog).toBeVisible();
      yield { name: 'dialog', part: '[role=dialog]' };
      await page.keyboard.press('Escape');
      await expect(this.dialog).toBeHidden();
      await button('Show message').click();
      await button('Show loader').click();
      yield { name: 'message and loader', part: '[data-full-screen]' };
    },
  };
}
