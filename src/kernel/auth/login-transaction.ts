import { login } from '#src/config/limits.ts';
import { STORAGE_PREFIX } from '#src/config/product.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { sessionStore } from '#src/kernel/storage/guarded-storage.ts';
import { signInMessages } from './messages.ts';
import { toSafeReturnPath } from './return-path.ts';

/** The data of a login that this tab stores until the answer. */
export type LoginTransaction = {
  readonly verifier: string;
  readonly state: string;
  /** The path on this site to open after sign-in. It is validated when it is read. */
  readonly returnTo: string;
  /** The site started this login after a failed one. It is not repeated. */
  readonly automatic: boolean;
};

const keys = {
  verifier: `${STORAGE_PREFIX}.login.verifier`,
  state: `${STORAGE_PREFIX}.login.state`,
  returnTo: `${STORAGE_PREFIX}.login.returnTo`,
  automatic: `${STORAGE_PREFIX}.login.automatic`,
} as const;

const isRandom = (value: string | null, length: number): value is string =>
  value !== null && value.length === length && /^[A-Za-z0-9]+$/.test(value);

function removeLoginTransaction(): void {
  for (const key of Object.values(keys)) sessionStore.remove(key);
}

/**
 * Stores a login in the session storage, and replaces an earlier one.
 * @throws AppError when the storage does not keep it, because the answer could not be accepted
 */
export function saveLoginTransaction(transaction: LoginTransaction): void {
  removeLoginTransaction();
  sessionStore.write(keys.verifier, transaction.verifier);
  sessionStore.write(keys.state, transaction.state);
  sessionStore.write(keys.returnTo, transaction.returnTo);
  if (transaction.automatic) sessionStore.write(keys.automatic, 'true');
  if (sessionStore.persistent) return;
  removeLoginTransaction();
  throw new AppError(signInMessages.storageNeeded);
}

/**
 * Reads and removes the stored login, because it is valid for one answer (RFC 9700, section 4.2.4).
 * @returns the login, or null when there is none or it is invalid
 */
export function takeLoginTransaction(): LoginTransaction | null {
  const verifier = sessionStore.read(keys.verifier);
  const state = sessionStore.read(keys.state);
  const returnTo = toSafeReturnPath(sessionStore.read(keys.returnTo) ?? '');
  const automatic = sessionStore.read(keys.automatic) === 'true';
  removeLoginTransaction();
  if (!isRandom(verifier, login.VERIFIER_LENGTH) || !isRandom(state, login.STATE_LENGTH))
    return null;
  return { verifier, state, returnTo, automatic };
}
