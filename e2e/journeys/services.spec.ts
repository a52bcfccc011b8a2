import type { Page } from '@playwright/test';
import { type BrokenService, breakService } from '#e2e/break-service.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';
import { LATER, SERVICES } from '#e2e/services.ts';
import type { Visitor } from '#e2e/visitor.ts';

const listCases = (services: typeof SERVICES) =>
  services.flatMap(({ path, methods = [], faults, ...expected }) =>
    faults.map((fault) => {
      const uses = methods.length > 0 && fault !== 'is absent' ? ` (${methods.join(', ')})` : '';
      const broken: BrokenService = { path, methods, fault };
      return { title: `${path}${uses} ${fault}`, broken, ...expected };
    }),
  );

async function finish(page: Page) {
  const info = infoScreen(page);
  await info.goToLastStep();
  await info.getStarted.click();
  await page.waitForURL(/\/orgs\//);
}

/** The page says why there is no login, and the way back leads to the answers. */
async function expectTold(page: Page, told: string, visitor: Visitor) {
  await expect(page).toHaveURL('/err', { timeout: 30_000 });
  await expect(page.getByText(told)).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-up' }).click();
  const { form } = welcomeScreen(page);
  for (const [name, value] of [
    ['First name', visitor.firstName],
    ['Last name', visitor.lastName],
    ['Organisation name', visitor.organisation],
    ['Email', visitor.email],
  ] as const)
    await expect(form.getByRole('textbox', { name })).toHaveValue(value);
}

/** The form stays readable, and a notice says that it cannot be used. */
async function expectNoStart(page: Page, notice: string) {
  await page.goto('/welcome');
  await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible({
    timeout: 20_000,
  });
}

test.describe('a service of the browser that fails from the start', () => {
  for (const { title, broken, told, toldAtStart } of listCases(SERVICES))
    test(
      `${title}: ${told || toldAtStart ? 'the page says so, and keeps the answers' : 'the sign-up ends'}`,
      { tag: ['@sandbox', '@rest', '@chromium'] },
      async ({ page, visitor, findOrganisations, baseURL }) => {
        await page.addInitScript(breakService, { ...broken, origin: baseURL! });
        const welcome = welcomeScreen(page);
        if (toldAtStart) return expectNoStart(page, toldAtStart);
        await welcome.open();
        await welcome.signUpAs(visitor);
        if (told) return expectTold(page, told, visitor);
        await loginScreen(page).createAccount(visitor);
        await finish(page);
        expect(await findOrganisations(visitor.email)).toHaveLength(1);
      },
    );
});

test.describe('a service of the browser that fails in the wizard', () => {
  for (const { title, broken } of listCases(LATER))
    test(
      `${title}: the sign-up ends`,
      { tag: ['@sandbox', '@rest', '@chromium'] },
      async ({ page, ownerInWizard, findOrganisations, baseURL }) => {
        await page.evaluate(breakService, { ...broken, origin: baseURL! });
        await finish(page);
        expect(await findOrganisations(ownerInWizard.email)).toHaveLength(1);
      },
    );
});
