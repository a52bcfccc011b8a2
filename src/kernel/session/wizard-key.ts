import { STORAGE_PREFIX } from '#src/config/product.ts';
import { sessionStore } from '#src/kernel/storage/guarded-storage.ts';

/** Where the draft of the wizard is kept. */
export const WIZARD_KEY = `${STORAGE_PREFIX}.wizard`;

/** Forgets the draft; a sign-out needs no contract for that, and so loads none. */
export function clearWizardDraft(): void {
  sessionStore.remove(WIZARD_KEY);
}
