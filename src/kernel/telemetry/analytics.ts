import { STORAGE_PREFIX } from '#src/config/product.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { localStore } from '#src/kernel/storage/guarded-storage.ts';

declare global {
  interface Window {
    /** The queue that the tag manager of the page reads. */
    dataLayer?: unknown[];
  }
}

/** The account that was announced last: another tab of the same sign-up, or a resumed one, stays silent. */
const ANNOUNCED_KEY = `${STORAGE_PREFIX}.announced`;

/**
 * Tells analytics that a trial account was created (section 4), once an account. Never throws: what a tag manager
 * does in the page is no reason for a sign-up to stop.
 * @param signUpId the id that the create call answered; it is not sent along
 */
export function pushTrialAccountCreated(signUpId: string): void {
  if (localStore.read(ANNOUNCED_KEY) === signUpId) return;
  localStore.write(ANNOUNCED_KEY, signUpId);
  try {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: 'trial_account_created' });
  } catch (error) {
    logger.warn('Analytics could not be told of the new account', { error });
  }
}
