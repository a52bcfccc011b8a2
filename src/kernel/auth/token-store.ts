import type { Tokens } from '#src/contracts/auth.ts';
import { localStore } from '#src/kernel/storage/guarded-storage.ts';
import { tokenKeys } from './token-keys.ts';
import { validateTokens } from './tokens.ts';

/** The tokens, if both are there and neither has expired (section 3). */
export function readTokens(): Tokens | null {
  const tokens = {
    idToken: localStore.read(tokenKeys.idToken) ?? '',
    accessToken: localStore.read(tokenKeys.accessToken) ?? '',
  };
  return validateTokens(tokens) === 'valid' ? tokens : null;
}

/** The bearer token for the API (section 6), or null when nobody is signed in. */
export function currentIdToken(): string | null {
  return readTokens()?.idToken ?? null;
}

/** Keeps the tokens of a sign-in; in the memory of this tab where the browser's storage refuses. */
export function storeTokens(tokens: Tokens): void {
  localStore.write(tokenKeys.accessToken, tokens.accessToken);
  localStore.write(tokenKeys.idToken, tokens.idToken);
}

/** Removes the tokens and nothing else of this origin. */
export function clearTokens(): void {
  for (const key of Object.values(tokenKeys)) localStore.remove(key);
}
