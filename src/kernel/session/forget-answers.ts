import { clearInitialData } from './initial-data.ts';
import { clearWelcomeDraft } from './welcome-draft.ts';
import { clearWizardDraft } from './wizard-key.ts';

/** Removes everything that the visitor entered on Welcome and in the wizard from this tab. */
export function forgetAnswers(): void {
  clearInitialData();
  clearWelcomeDraft();
  clearWizardDraft();
}
