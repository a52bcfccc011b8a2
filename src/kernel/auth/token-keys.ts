import { STORAGE_PREFIX } from '#src/config/product.ts';
import { localStore } from '#src/kernel/storage/guarded-storage.ts';

/** The storage keys of the tokens (decisions, "Sign-in"). */
export const tokenKeys = {
  idToken: `${STORAGE_PREFIX}.idToken`,
  accessToken: `${STORAGE_PREFIX}.accessToken`,
} as const;

/**
 * Whether any token is stored. It needs no library, so a visitor without tokens does not wait for the code that reads
 * them.
 */
export function hasStoredTokens(): boolean {
  return Object.values(tokenKeys).some((key) => localStore.read(key) !== null);
}
