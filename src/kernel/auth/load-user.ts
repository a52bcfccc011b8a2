import type { User } from '#src/contracts/user.ts';
import { NotAuthenticatedError } from '#src/kernel/errors/app-error.ts';
import { setSignedIn, setSignedOut } from './auth-store.ts';
import { clearTokens, currentIdToken } from './token-store.ts';

/** The user of one token: loaded once, shared by all who ask. */
let loaded: { readonly idToken: string; readonly user: Promise<User> } | null = null;

/** The client of the API is large, and a visitor without tokens has no use for it. */
async function fetchUser(): Promise<User> {
  const { getUser } = await import('#src/kernel/api/calls/user.ts');
  return getUser();
}

/** Forgets who was signed in; the tokens are another matter. */
export function forgetUser(): void {
  loaded = null;
  setSignedOut();
}

/** @returns the user, or null when the API does not know the token; a failed load is tried again at the next call */
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
 * Loads the user of the tokens, once for each token, and tells the auth store (section 4).
 * @returns the user, or null when there are no valid tokens or the API refuses them: then they are removed
 * @throws AppError when the user could not be loaded; the tokens are kept, so that trying again can help
 */
export async function loadCurrentUser(): Promise<User | null> {
  const idToken = currentIdToken();
  if (idToken === null) {
    clearTokens();
    forgetUser();
    return null;
  }
  const user = await loadUser(idToken);
  // Signed out, or signed in anew, while the answer was on its way: it is nobody's any more.
  if (currentIdToken() !== idToken) return loadCurrentUser();
  if (user === null) {
    clearTokens();
    forgetUser();
  } else setSignedIn(user);
  return user;
}
