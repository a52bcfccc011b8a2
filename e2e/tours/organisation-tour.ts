import { expect } from '@playwright/test';
import { infoScreen } from '#e2e/screens/info.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';
import { startWizard } from '#e2e/start-wizard.ts';
import type { Tour } from './tour.ts';

/** Where a sign-up ends: the organisation's app on the platform. */
export const organisationTour: Tour = {
  title: 'the organisation’s app',
  async *visitStates(page, visitor) {
    await startWizard(page, visitor);
    await infoScreen(page).goToLastStep();
    await infoScreen(page).getStarted.click();
    await page.waitForURL(/\/orgs\//);
    await expect(page.getByRole('main')).toContainText(visitor.organisation);
    yield 'organisation';
    await page.goto(new URL('/no/such/page', page.url()).href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    yield 'platform-not-found';
    await page.goto('/info');
    await expect(page.getByText('The set-up starts here')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Benefits' })).toBeVisible();
    await expect(welcomeScreen(page).country).toHaveValue(visitor.country);
    yield 'welcome-sent-back';
  },
};
