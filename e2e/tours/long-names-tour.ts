import { expect } from '@playwright/test';
import { infoScreen } from '#e2e/screens/info.ts';
import { accountMenu } from '#e2e/screens/shell.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';
import { startWizard } from '#e2e/start-wizard.ts';
import { lengthenNames } from '#e2e/visitor.ts';
import type { Tour } from './tour.ts';

/** The whole sign-up of somebody whose names and e-mail are as long and as foreign to the layout as can be. */
export const longNamesTour: Tour = {
  title: 'long names, names in other scripts',
  async *visitStates(page, visitor) {
    const owner = lengthenNames(visitor);
    const info = infoScreen(page);
    await startWizard(page, owner);
    yield 'long-info-1';
    await page.goBack();
    await expect(welcomeScreen(page).country).toHaveValue(owner.country);
    yield 'long-welcome';
    await page.goForward();
    await info.goToLastStep('Social/Society');
    yield 'long-info-3';
    await accountMenu(page).button.click();
    await expect(accountMenu(page).signOut).toBeVisible();
    yield 'long-account-menu';
    await page.keyboard.press('Escape');
    await info.getStarted.click();
    await expect(info.heading).toHaveText('Creating your account');
    yield 'long-wait';
    await page.waitForURL(/\/orgs\//);
    yield 'long-organisation';
  },
};
