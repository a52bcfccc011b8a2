import type { User } from '#src/contracts/user.ts';
import { NotAuthenticatedError } from '#src/kernel/errors/app-error.ts';
import { setSignedIn, setSignedOut } from './auth-store.ts';
import { clearTokens, getCurrentIdToken } from './token-store.ts';

/** The user of one token. It loads once for all callers. */
let loaded: { readonly idToken: string; readonly user: Promise<User> } | null = null;

/** The API client is large, and a visitor without tokens does not need it. */
async function fetchUser(): Promise<User> {
  const { getUser } = await import('#src/kernel/api/calls/user.ts');
  return getUser();
}

/** Clears the user. The tokens stay. */
export function forgetUser(): void {
  loaded = null;
  setSignedOut();
}

/**
 * Loads the user of a token. A failed load is tried again at the next call.
 * @returns the user, or null when the API does not know the token
 */
async function loadUser(idToken: string): Promise<User | null> {
  if (loaded?.idToken !== idToken) loaded = { idToken, user: fetchUser() };
  const mine = loaded;
  try {
    return await mine.user;
  } catch (error) {
    if (loaded === mine) loaded = null;
    if (error instanceof NotAuthenticatedError) return null;
    throw error;
  }
}

/**
 * Loads the user of the tokens, once for each token, and updates the auth store (section 4).
 * @returns the user, or null when there are no valid tokens or the API rejects them; then they are removed
 * @throws AppError when the user could not be loaded; the tokens stay, so that a retry can help
 */
export async function loadCurrentUser(): Promise<User | null> {
  const idToken = getCurrentIdToken();
  if (idToken === null) {
    clearTokens();
    forgetUser();
    return null;
  }
  const user = await loadUser(idToken);
  // The visitor signed out or in again during the call, so this user is outdated.
  if (getCurrentIdToken() !== idToken) return loadCurrentUser();
  if (user === null) {
    clearTokens();
    forgetUser();
  } else setSignedIn(user);
  return user;
}
