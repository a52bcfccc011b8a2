import type { Page } from '@playwright/test';
import { expect } from '#e2e/engines/expect.ts';

export const STEPS = ['Organisation details', 'Formats', 'Final setup'] as const;

/** The three-step wizard. */
export function infoScreen(page: Page) {
  const heading = page.getByRole('heading', { level: 1 });
  const type = page.getByRole('radiogroup', { name: 'Organisation type' });
  const next = page.getByRole('button', { name: 'NEXT' });

  return {
    heading,
    type,
    next,
    previous: page.getByRole('button', { name: 'PREVIOUS' }),
    getStarted: page.getByRole('button', { name: 'GET STARTED' }),
    email: page.getByRole('textbox', { name: 'Organisation email' }),
    website: page.getByRole('textbox', { name: 'Website (optional)' }),
    phone: page.getByRole('textbox', { name: 'Phone', exact: true }),
    async expectStep(title: (typeof STEPS)[number]) {
      await expect(heading).toHaveText(title);
      await expect(page).toHaveTitle(`${title} | Huddle Club`);
    },
    async chooseType(name: string) {
      await type.getByRole('radio', { name }).check();
    },
    async choose(name: string) {
      await page.getByRole('radio', { name }).check();
    },
    async chooseDateFormat(pattern: string) {
      await page.getByRole('button', { name: /^Date format/ }).click();
      await page.getByRole('option', { name: pattern, exact: true }).click();
    },
    async switchOff(name: string) {
      await page.getByRole('switch', { name }).uncheck();
    },
    /** From the first step to the last, with the answers that are there. */
    async goToLastStep(organisationType = 'Racket Sport') {
      await this.expectStep('Organisation details');
      await this.chooseType(organisationType);
      await next.click();
      await this.expectStep('Formats');
      await next.click();
      await this.expectStep('Final setup');
    },
  };
}
