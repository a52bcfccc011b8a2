import type { InitialData } from '#src/contracts/sign-up.ts';
import { saveInitialData } from '#src/kernel/session/initial-data.ts';
import { clearWelcomeDraft } from '#src/kernel/session/welcome-draft.ts';

/** Stores the answers of Welcome for the wizard (specification, section 3) and clears their draft. */
export function keepInitialData(data: InitialData): void {
  saveInitialData(data);
  clearWelcomeDraft();
}
