import { parseJson } from '#src/kernel/storage/parse-json.ts';
import { sessionStore } from '#src/kernel/storage/guarded-storage.ts';
import { WIZARD_KEY } from './wizard-key.ts';

type WizardProgress = {
  readonly step: 1 | 2 | 3;
  /** A sign-up was sent, and the wizard waits for the account. */
  readonly isWaiting: boolean;
};

/**
 * Reads the progress of the wizard in this tab. It parses the draft without its contract, so that a page without a
 * wizard does not load the contract. An invalid draft counts as none.
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
