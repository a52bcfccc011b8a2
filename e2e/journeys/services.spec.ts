import type { Page } from '@playwright/test';
import { createConflictAnswer, letAnswer } from '#e2e/answers.ts';
import { type BrokenService, breakService } from '#e2e/break-service.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { conflictDialog, welcomeScreen } from '#e2e/screens/welcome.ts';
import { accountMenu, feedbackDialog } from '#e2e/screens/shell.ts';
import { FOR_DETAILS, FOR_OVERLAYS, LATER, SERVICES, type Service } from '#e2e/services.ts';
import type { Visitor } from '#e2e/visitor.ts';

const listCases = <Row extends Service>(services: readonly Row[]) =>
  services.flatMap(({ path, methods = [], faults, ...expected }) =>
    faults.map((fault) => {
      const uses = methods.length > 0 && fault !== 'is absent' ? ` (${methods.join(', ')})` : '';
      const broken: BrokenService = { path, methods, fault };
      return { title: `${path}${uses} ${fault}`, broken, ...expected };
    }),
  );

/** Takes what a library says of the service that it lacks. */
function dropWords(complaints: string[], { path }: BrokenService) {
  const own = complaints.filter((line) => !line.includes(`${path} is `));
  complaints.splice(0, Infinity, ...own);
}

async function finish(page: Page) {
  const info = infoScreen(page);
  await info.goToLastStep();
  await info.getStarted.click();
  await page.waitForURL(/\/orgs\//);
}

/** The page says why there is no login, and the way back leads to the answers. */
async function expectMessage(page: Page, message: string, visitor: Visitor) {
  await expect(page).toHaveURL('/err', { timeout: 30_000 });
  await expect(page.getByText(message)).toBeVisible();
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

/** The page says that the calls have failed, and offers another try. */
async function expectMessageAfterLogin(page: Page, told: RegExp) {
  await expect(page.getByRole('heading', { level: 1, name: told })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
}

/** The form stays readable, and a notice says that it cannot be used. */
async function expectNoStart(page: Page, notice: string) {
  await page.goto('/welcome');
  await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible({
    timeout: 20_000,
  });
}

test.describe('a service of the browser that fails from the start', () => {
  for (const { title, broken, message, messageAtStart, messageAfterLogin, isUncaught } of listCases(
    SERVICES,
  ))
    test(
      `${title}: ${message || messageAtStart || messageAfterLogin ? 'the page says so, and keeps the answers' : 'the sign-up completes'}`,
      { tag: ['@sandbox', '@rest', '@chromium', '@desktop'] },
      async ({ page, visitor, findOrganisations, baseURL, complaints }) => {
        test.setTimeout(120_000);
        await page.addInitScript(breakService, { ...broken, origin: baseURL! });
        const welcome = welcomeScreen(page);
        if (messageAtStart) return expectNoStart(page, messageAtStart);
        await welcome.open();
        await welcome.signUpAs(visitor);
        if (message) return expectMessage(page, message, visitor);
        await loginScreen(page).createAccount(visitor);
        if (messageAfterLogin) return expectMessageAfterLogin(page, messageAfterLogin);
        await finish(page);
        if (isUncaught) dropWords(complaints, broken);
        expect(await findOrganisations(visitor.email)).toHaveLength(1);
      },
    );
});

test.describe('a service of the browser that fails in the wizard', () => {
  for (const { title, broken, isUncaught } of listCases(LATER))
    test(
      `${title}: the sign-up completes`,
      { tag: ['@sandbox', '@rest', '@chromium', '@desktop'] },
      async ({ page, ownerInWizard, findOrganisations, baseURL, complaints }) => {
        await page.evaluate(breakService, { ...broken, origin: baseURL! });
        await finish(page);
        if (isUncaught) dropWords(complaints, broken);
        expect(await findOrganisations(ownerInWizard.email)).toHaveLength(1);
      },
    );
});

/** The menu of the signed-in owner, or the button that replaces it. */
async function visitMenu(page: Page) {
  const menu = accountMenu(page);
  await menu.button.click();
  const signOut = menu.signOut.or(page.getByRole('button', { name: 'Sign out' }));
  await expect(signOut).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The dialog to report a problem, or the notice that replaces it. */
async function visitFeedback(page: Page) {
  const { opener, dialog, message, send } = feedbackDialog(page);
  await opener.click();
  const notice = page.getByText('Your browser or an extension may block it.');
  await message.or(notice).waitFor();
  if (await notice.isVisible()) return page.getByRole('button', { name: 'Close' }).click();
  await message.fill('It works.');
  await send.click();
  await expect(dialog).toBeHidden();
  return expect(page.getByText('Thank you for your feedback.')).toBeVisible();
}

test.describe('a service of the browser that menus and dialogs use', () => {
  for (const { title, broken } of listCases(FOR_OVERLAYS))
    test(
      `${title}: the menu and the dialog work or are replaced, and the sign-up completes`,
      { tag: ['@sandbox', '@rest', '@chromium', '@desktop'] },
      async ({ page, ownerInWizard, findOrganisations, baseURL, complaints }) => {
        await page.addInitScript(breakService, { ...broken, origin: baseURL! });
        await page.reload();
        await visitMenu(page);
        await visitFeedback(page);
        await finish(page);
        dropWords(complaints, broken);
        expect(await findOrganisations(ownerInWizard.email)).toHaveLength(1);
      },
    );
});

test.describe('a service of the browser that the dialog of an organisation that exists uses', () => {
  test.use({ failingCalls: true });
  for (const { title, broken } of listCases(FOR_OVERLAYS))
    test(
      `${title}: "continue here" leads to the login`,
      { tag: ['@sandbox', '@rest', '@chromium', '@desktop'] },
      async ({ page, visitor, baseURL, complaints }) => {
        await letAnswer(page, '/checkExists', createConflictAnswer('Kauri Bay Tennis'));
        await page.addInitScript(breakService, { ...broken, origin: baseURL! });
        const welcome = welcomeScreen(page);
        await welcome.open();
        await welcome.signUpAs(visitor);
        await conflictDialog(page, 'Kauri Bay Tennis').continueHere.click();
        await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
        dropWords(complaints, broken);
      },
    );
});

test.describe('a service of the browser that "Copy details" uses', () => {
  for (const { title, broken, isCopied } of listCases(FOR_DETAILS))
    test(
      `${title}: the details are ${isCopied ? 'copied' : 'shown and selected, to be copied by hand'}`,
      { tag: ['@sandbox', '@rest', '@chromium', '@desktop'] },
      async ({ page, context, baseURL }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.addInitScript(breakService, { ...broken, origin: baseURL! });
        await page.goto('/err');
        await page.getByRole('button', { name: 'Copy details' }).click();
        const shown = page.getByRole('textbox', { name: 'Details' });
        if (isCopied) await expect(page.getByText('Copied', { exact: true })).toBeVisible();
        else await expect(shown).toBeFocused();
        const text = isCopied
          ? await page.evaluate(() => navigator.clipboard.readText())
          : await shown.evaluate((box: HTMLTextAreaElement) =>
              box.value.slice(box.selectionStart, box.selectionEnd),
            );
        expect(JSON.parse(text)).toMatchObject({ bundle: 'huddle-signup' });
      },
    );
});
