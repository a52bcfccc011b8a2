import type { Page } from '@playwright/test';
import { paths } from '#src/config/paths.ts';
import { letAnswer } from './answers.ts';
import { notePresses } from './presses.ts';
import { STEPS, infoScreen } from './screens/info.ts';
import { startWizard } from './start-wizard.ts';
import type { Visitor } from './visitor.ts';

/** The buttons of the wizard that lead from step to step. */
export type StepChange = {
  from: (typeof STEPS)[number];
  press: 'next' | 'previous';
  to: (typeof STEPS)[number];
};

export const STEP_CHANGES: readonly StepChange[] = [
  { from: 'Organisation details', press: 'next', to: 'Formats' },
  { from: 'Formats', press: 'next', to: 'Final setup' },
  { from: 'Final setup', press: 'previous', to: 'Formats' },
];

/** What a tab has kept, by key of its session storage. */
export type KeptTab = Readonly<Record<string, string>>;

/** Opens the wizard of a new owner, who never gets an account. The page notes its presses. */
export async function openWizard(page: Page, visitor: Visitor): Promise<KeptTab> {
  await letAnswer(page, '/orgs/signUp/', new Promise<never>(() => {}));
  await notePresses(page);
  await startWizard(page, visitor);
  await infoScreen(page).chooseType('School');
  return page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
}

/** Opens a step of the wizard with all that a tab had kept, and with the earlier steps behind it. */
export async function openStep(page: Page, kept: KeptTab, step: StepChange['from']): Promise<void> {
  if (new URL(page.url()).pathname !== paths.info.path) await page.goto(paths.info.path);
  const shown = STEPS.indexOf(step) + 1;
  const draft = JSON.stringify({ ...JSON.parse(kept['hc.wizard'] ?? '{}'), step: shown });
  await page.evaluate(
    ([entries, last]) => {
      sessionStorage.clear();
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
      history.replaceState({ ...history.state, step: 1 }, '');
      for (let later = 2; later <= last; later += 1)
        history.pushState({ ...history.state, step: later }, '');
    },
    [{ ...kept, 'hc.wizard': draft }, shown] as const,
  );
  await page.reload();
  await infoScreen(page).expectStep(step);
}
