import type { Tokens } from '#src/contracts/auth.ts';
import { localStore } from '#src/kernel/storage/guarded-storage.ts';
import { tokenKeys } from './token-keys.ts';
import { validateTokens } from './tokens.ts';

/**
 * Reads the tokens.
 * @returns null unless both exist and neither has expired (section 3)
 */
export function readTokens(): Tokens | null {
  const tokens = {
    idToken: localStore.read(tokenKeys.idToken) ?? '',
    accessToken: localStore.read(tokenKeys.accessToken) ?? '',
  };
  return validateTokens(tokens) === 'valid' ? tokens : null;
}

/** Gets the bearer token for the API (section 6), or null when nobody is signed in. */
export function getCurrentIdToken(): string | null {
  return readTokens()?.idToken ?? null;
}

/** Stores the tokens of a sign-in. They are in memory when the browser blocks its storage. */
export function storeTokens(tokens: Tokens): void {
  localStore.write(tokenKeys.accessToken, tokens.accessToken);
  localStore.write(tokenKeys.idToken, tokens.idToken);
}

/** Removes the tokens. Other keys of this origin stay. */
export function clearTokens(): void {
  for (const key of Object.values(tokenKeys)) localStore.remove(key);
}
