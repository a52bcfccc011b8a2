import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { VIEWPORTS, middleOf, notePresses, pressAt } from '#e2e/presses.ts';
import { STEPS, infoScreen } from '#e2e/screens/info.ts';
import { feedbackDialog } from '#e2e/screens/shell.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';
import { startWizard } from '#e2e/start-wizard.ts';

/** The pauses of double clicks, quick and slow, and of somebody who presses until something happens. */
const SERIES = {
  'a quick double click': [40],
  'a slow double click': [300],
  ten: Array(9).fill(60),
};

/** Presses further apart than this may be meant one by one. */
const LONGEST_PAUSE_MS = 480;
const TRIES = 20;

async function expectUntouched(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  for (const feature of await page.getByRole('switch').all()) await expect(feature).toBeChecked();
}

/** Opens a step of the wizard with all answers as they were first kept, and with the earlier steps behind it. */
async function openStep(page: Page, kept: string, step: number) {
  const draft = JSON.stringify({ ...JSON.parse(kept), step });
  await page.evaluate(
    ([text, shown]) => {
      sessionStorage.setItem('hc.wizard', text);
      history.replaceState({ ...history.state, step: 1 }, '');
      for (let later = 2; later <= shown; later += 1)
        history.pushState({ ...history.state, step: later }, '');
    },
    [draft, step] as const,
  );
  await page.reload();
}

type Trial = {
  from: (typeof STEPS)[number];
  press: 'next' | 'previous';
  to: (typeof STEPS)[number];
};

const TRIALS: readonly Trial[] = [
  { from: 'Organisation details', press: 'next', to: 'Formats' },
  { from: 'Formats', press: 'next', to: 'Final setup' },
  { from: 'Final setup', press: 'previous', to: 'Formats' },
];

/** Again, where the machine was too slow for a double click. */
async function tryPresses(
  page: Page,
  { kept, trial, pauses }: { kept: string; trial: Trial; pauses: number[] },
) {
  const info = infoScreen(page);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await openStep(page, kept, STEPS.indexOf(trial.from) + 1);
    await info.expectStep(trial.from);
    const longest = await pressAt(page, await middleOf(info[trial.press]), pauses);
    if (longest > LONGEST_PAUSE_MS) {
      /* Ends what these presses have begun. */
      await page.reload();
      continue;
    }
    await info.expectStep(trial.to);
    await expectUntouched(page);
    return;
  }
  throw new Error('This machine is too slow for a double click');
}

for (const [name, pauses] of Object.entries(SERIES)) {
  test(`R27: ${name} on NEXT or PREVIOUS moves one step, at nine sizes of the screen @chromium`, async ({
    page,
    visitor,
  }) => {
    test.setTimeout(180_000);
    await notePresses(page);
    await startWizard(page, visitor);
    await infoScreen(page).chooseType('School');
    const kept = await page.evaluate(() => sessionStorage.getItem('hc.wizard') ?? '{}');
    for (const [width, height] of VIEWPORTS) {
      await page.setViewportSize({ width, height });
      for (const trial of TRIALS) await tryPresses(page, { kept, trial, pauses });
    }
  });
}

test('R27: a key that is held down, and a long press, press once', async ({ page, visitor }) => {
  await startWizard(page, visitor);
  const info = infoScreen(page);
  await info.chooseType('School');
  await info.next.click({ delay: 900 });
  await info.expectStep('Formats');
  await info.next.focus();
  for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await info.expectStep('Final setup');
  await expectUntouched(page);
  await info.previous.focus();
  for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await info.expectStep('Formats');
});

test('R27: a dialog neither closes under the press that opened it nor hands it to the page', async ({
  page,
}) => {
  await welcomeScreen(page).open();
  const { dialog, opener } = feedbackDialog(page);
  await opener.click();
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  await pressAt(page, await middleOf(close), [60, 60]);
  await expect(dialog).toBeHidden();
  const at = await middleOf(opener);
  await pressAt(page, at, [120, 60, 300]);
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => dialog.evaluate((node) => node.contains(document.activeElement)))
    .toBe(true);
});

test('R27: a double click on a country chooses it and nothing below it', async ({ page }) => {
  const welcome = welcomeScreen(page);
  const { country, phone, terms } = welcome;
  await welcome.open();
  await expect(country).toHaveValue('New Zealand');
  await country.fill('a');
  const option = page.getByRole('option', { name: 'Australia', exact: true });
  await pressAt(page, await middleOf(option), [80]);
  await expect(country).toHaveValue('Australia');
  await expect(country).toBeFocused();
  await expect(phone).not.toBeFocused();
  await expect(terms).not.toBeChecked();
});
