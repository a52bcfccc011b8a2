import type { User } from '#src/contracts/user.ts';
import { loadCurrentUser } from './load-user.ts';
import { countAutomaticLogin } from './login-bound.ts';
import { redirectToLogin } from './start-login.ts';
import { hasStoredTokens } from './token-keys.ts';

/** The login of a visitor who seemed to be signed in; one who was not has asked for it by coming here. */
const CAUSE = 'guard';

/**
 * The guard of a route that needs sign-in (sections 4 and 6).
 * @param route the path to come back to, and whether the login page opens in sign-up mode
 * @returns the user; never settles when a login was started, because the page is about to be left
 * @throws AppError when the user could not be loaded, the login could not be started, or two have not helped
 */
export async function ensureSignedIn(route: { signUp: boolean; returnTo: string }): Promise<User> {
  const seemedSignedIn = hasStoredTokens();
  const user = await loadCurrentUser();
  if (user) return user;
  if (seemedSignedIn) countAutomaticLogin(CAUSE);
  return redirectToLogin(route);
}
