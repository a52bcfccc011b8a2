import { STORAGE_PREFIX } from '#src/config/product.ts';
import { sessionStore } from '#src/kernel/storage/guarded-storage.ts';

/** The storage key of the wizard's draft. */
export const WIZARD_KEY = `${STORAGE_PREFIX}.wizard`;

/** Removes the draft. A sign-out needs no contract for that, so it loads none. */
export function clearWizardDraft(): void {
  sessionStore.remove(WIZARD_KEY);
}
