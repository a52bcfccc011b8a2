import { parseJson } from '#src/kernel/storage/parse-json.ts';
import { sessionStore } from '#src/kernel/storage/guarded-storage.ts';
import { WIZARD_KEY } from './wizard-key.ts';

type WizardProgress = {
  readonly step: 1 | 2 | 3;
  /** A sign-up has been sent, and the wizard waits for its account. */
  readonly isWaiting: boolean;
};

/**
 * How far the wizard of this tab is. It reads the draft without its contract, so that a page without a wizard does not
 * load the contract; junk counts as no draft.
 */
export function readWizardProgress(): WizardProgress {
  const draft = parseJson(sessionStore.read(WIZARD_KEY) ?? 'null') as Record<
    string,
    unknown
  > | null;
  const step = draft?.['step'];
  const signUpId = draft?.['signUpId'];
  return {
    step: step === 2 || step === 3 ? step : 1,
    isWaiting: typeof signUpId === 'string' && signUpId !== '',
  };
}
