import { clearInitialData } from './initial-data.ts';
import { clearWelcomeDraft } from './welcome-draft.ts';
import { clearWizardDraft } from './wizard-key.ts';

/** Removes the answers of Welcome and of the wizard from this tab. */
export function forgetAnswers(): void {
  clearInitialData();
  clearWelcomeDraft();
  clearWizardDraft();
}
