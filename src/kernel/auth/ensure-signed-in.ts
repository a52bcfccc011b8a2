import type { User } from '#src/contracts/user.ts';
import { loadCurrentUser } from './load-user.ts';
import { countAutomaticLogin } from './login-bound.ts';
import { redirectToLogin } from './start-login.ts';
import { hasStoredTokens } from './token-keys.ts';

/**
 * The cause of a login for a visitor with stored tokens. A visitor without tokens starts the login by opening the page,
 * so that login is not counted.
 */
const CAUSE = 'guard';

/**
 * Guards a route that needs sign-in (sections 4 and 6).
 * @param route the return path, and whether the login page opens in sign-up mode
 * @returns the user; it never settles after a login started, because the page will be left
 * @throws AppError when the user could not be loaded, the login could not start, or two logins have not helped
 */
export async function ensureSignedIn(route: { signUp: boolean; returnTo: string }): Promise<User> {
  const seemedSignedIn = hasStoredTokens();
  const user = await loadCurrentUser();
  if (user) return user;
  if (seemedSignedIn) countAutomaticLogin(CAUSE);
  return redirectToLogin(route);
}
