import { STORAGE_PREFIX } from '#src/config/product.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { localStore } from '#src/kernel/storage/guarded-storage.ts';

declare global {
  interface Window {
    /** The queue of the page's tag manager. */
    dataLayer?: unknown[];
  }
}

/** The last reported account, so that another tab or a resumed sign-up does not report it again. */
const ANNOUNCED_KEY = `${STORAGE_PREFIX}.announced`;

/**
 * Reports a new trial account to analytics (section 4), once for each account. It never throws, because an error of a
 * tag manager must not stop the sign-up.
 * @param signUpId the id from the create call; it is not sent
 */
export function pushTrialAccountCreated(signUpId: string): void {
  if (localStore.read(ANNOUNCED_KEY) === signUpId) return;
  localStore.write(ANNOUNCED_KEY, signUpId);
  try {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: 'trial_account_created' });
  } catch (error) {
    logger.warn('Analytics did not get the new account', { error });
  }
}
