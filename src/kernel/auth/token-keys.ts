import { STORAGE_PREFIX } from '#src/config/product.ts';
import { localStore } from '#src/kernel/storage/guarded-storage.ts';

/** Where the tokens are kept (decisions, "Sign-in"). */
export const tokenKeys = {
  idToken: `${STORAGE_PREFIX}.idToken`,
  accessToken: `${STORAGE_PREFIX}.accessToken`,
} as const;

/**
 * Is anything stored that may be a sign-in? Changes nothing, and needs nothing to be loaded: a visitor without tokens
 * need not wait for what reads them.
 */
export function hasStoredTokens(): boolean {
  return Object.values(tokenKeys).some((key) => localStore.read(key) !== null);
}
