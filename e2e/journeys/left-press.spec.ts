import type { Page } from '@playwright/test';
import { readChunks } from '#e2e/chunks.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

/** Every test holds a file of the build back. A deployed site has other files. */
const HOLDS = { tag: ['@sandbox', '@desktop'] };

/**
 * Holds a chunk of the build back.
 * @param name of the chunk, as the build's manifest has it
 * @returns lets it come, and waits for it
 */
async function holdChunk(page: Page, name: string): Promise<() => Promise<void>> {
  const address = `**/${readChunks().get(name)}`;
  let open: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(address, (route) => opened.then(() => route.continue()));
  return async () => {
    const answer = page.waitForResponse(address);
    open();
    await (await answer).finished();
    /* The press would have its result by then. */
    await page.waitForTimeout(500);
  };
}

test(
  'GET STARTED creates no account when the owner has left the last step before its rules come',
  HOLDS,
  async ({ page, ownerInWizard, findOrganisations }) => {
    const info = infoScreen(page);
    await info.goToLastStep();
    const release = await holdChunk(page, 'wizard-schema');
    await page.reload();
    await info.getStarted.click();
    await info.previous.click();
    await info.expectStep('Formats');
    await info.choose('24 hours');
    await release();
    await info.expectStep('Formats');
    expect(await findOrganisations(ownerInWizard.email)).toEqual([]);
    await info.next.click();
    await info.getStarted.click();
    await expect
      .poll(() => findOrganisations(ownerInWizard.email))
      .toMatchObject([{ sign_up: { settings: { timeFormat: 'HH.mm' } } }]);
  },
);

test(
  'NEXT changes nothing on Welcome when the owner has gone back before its rules come',
  HOLDS,
  async ({ page, ownerInWizard }) => {
    const info = infoScreen(page);
    const release = await holdChunk(page, 'wizard-schema');
    await page.reload();
    await info.chooseType('School');
    await info.next.click();
    await page.goBack();
    await expect(welcomeScreen(page).email).toHaveValue(ownerInWizard.email);
    await release();
    await expect(page).toHaveTitle('Welcome | Huddle Club');
    await page.goForward();
    await info.expectStep('Organisation details');
    await expect(info.type.getByRole('radio', { name: 'School' })).toBeChecked();
  },
);

test(
  'an edit during the check of SIGN UP is not lost, and the owner presses again',
  { tag: ['@desktop'] },
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    let answer: () => void;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/checkExists', (route) => asked.then(() => route.continue()));
    await welcome.open();
    await welcome.fillIn(visitor);
    await welcome.signUp.click();
    await welcome.form.getByRole('textbox', { name: 'First name' }).fill('Mere');
    answer!();
    await expect(page.getByRole('alert')).toContainText('Press SIGN UP again');
    await welcome.signUp.click();
    await loginScreen(page).createAccount(visitor);
    await expect(infoScreen(page).heading).toHaveText('Organisation details');
    expect(await page.evaluate(() => sessionStorage.getItem('initialData'))).toContain('Mere');
  },
);
