import type { InitialData } from '#src/contracts/sign-up.ts';
import { saveInitialData } from '#src/kernel/session/initial-data.ts';
import { clearWelcomeDraft } from '#src/kernel/session/welcome-draft.ts';

/** Keeps the first-step data for the wizard (specification, section 3); the draft of it has done its work. */
export function keepFirstStep(data: InitialData): void {
  saveInitialData(data);
  clearWelcomeDraft();
}
