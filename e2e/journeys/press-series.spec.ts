import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { VIEWPORTS, findCentre, measurePauses, pressAt } from '#e2e/presses.ts';
import { enterText } from '#e2e/screens/enter-text.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { feedbackDialog } from '#e2e/screens/shell.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';
import {
  STEP_CHANGES,
  type KeptTab,
  type StepChange,
  openStep,
  openWizard,
} from '#e2e/step-changes.ts';
import { startWizard } from '#e2e/start-wizard.ts';

/** The pauses of double clicks, quick and slow, and of somebody who presses until something happens. */
const SERIES = {
  'a quick double click': [40],
  'a slow double click': [300],
  'a series of ten clicks': Array(9).fill(60),
};

/** Presses further apart than this may be meant one by one. */
const LONGEST_PAUSE_MS = 480;
const TRIES = 20;

async function expectUntouched(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  for (const feature of await page.getByRole('switch').all()) await expect(feature).toBeChecked();
}

/** Again, where the machine was too slow for a double click. */
async function tryPresses(
  page: Page,
  { kept, change, pauses }: { kept: KeptTab; change: StepChange; pauses: number[] },
) {
  const info = infoScreen(page);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await openStep(page, kept, change.from);
    const presses = await pressAt(page, await findCentre(info[change.press]), pauses);
    if (Math.max(...measurePauses(presses)) > LONGEST_PAUSE_MS) {
      /* Ends what these presses have begun. */
      await page.reload();
      continue;
    }
    await info.expectStep(change.to);
    await expectUntouched(page);
    return;
  }
  throw new Error('This machine is too slow for a double click');
}

/** Where the second click of a double click once undid the step, switched something off, or hit nothing. */
const TELLING_VIEWPORTS = [
  [375, 740],
  [1280, 900],
] as const;

for (const { series, sizes, viewports, tag } of [
  {
    series: ['a quick double click'] as const,
    sizes: 'on a phone and a desktop',
    viewports: TELLING_VIEWPORTS,
    tag: [],
  },
  {
    series: ['a quick double click', 'a slow double click', 'a series of ten clicks'] as const,
    sizes: 'at nine sizes of the screen',
    viewports: VIEWPORTS,
    tag: ['@rest'],
  },
]) {
  for (const name of series) {
    test(
      `${name} on NEXT or PREVIOUS moves one step, ${sizes} [R27]`,
      { tag },
      async ({ page, visitor }) => {
        test.setTimeout(180_000);
        const kept = await openWizard(page, visitor);
        for (const [width, height] of viewports) {
          await page.setViewportSize({ width, height });
          for (const change of STEP_CHANGES)
            await tryPresses(page, { kept, change, pauses: SERIES[name] });
        }
      },
    );
  }
}

test('a held key and a long press count once [R27]', async ({ page, visitor }) => {
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

test(
  'a dialog ignores the press that opened it, and the page does not get it [R27]',
  { tag: '@webkit' },
  async ({ page }) => {
    await welcomeScreen(page).open();
    const { dialog, opener } = feedbackDialog(page);
    await opener.click();
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(close).toBeVisible();
    await pressAt(page, await findCentre(close), [60, 60]);
    await expect(dialog).toBeHidden();
    const at = await findCentre(opener);
    await pressAt(page, at, [120, 60, 300]);
    await expect(dialog).toBeVisible();
    await expect
      .poll(() => dialog.evaluate((node) => node.contains(document.activeElement)))
      .toBe(true);
  },
);

test(
  'a double click on a country selects only this country [R27]',
  { tag: '@webkit' },
  async ({ page }) => {
    const welcome = welcomeScreen(page);
    const { country, phone, terms } = welcome;
    await welcome.open();
    await expect(country).toHaveValue('New Zealand');
    await enterText(country, 'a');
    const option = page.getByRole('option', { name: 'Australia', exact: true });
    await pressAt(page, await findCentre(option), [80]);
    await expect(country).toHaveValue('Australia');
    await expect(country).toBeFocused();
    await expect(phone).not.toBeFocused();
    await expect(terms).not.toBeChecked();
  },
);
