import type { User } from '#src/contracts/user.ts';
import { loadCurrentUser } from './load-user.ts';
import { leaveForLogin } from './start-login.ts';

/**
 * The guard of a route that needs sign-in (sections 4 and 6).
 * @param route the path to come back to, and whether the login page opens in sign-up mode
 * @returns the user; never settles when a login was started, because the page is about to be left
 * @throws AppError when the user could not be loaded or the login could not be started
 */
export async function ensureSignedIn(route: { signUp: boolean; returnTo: string }): Promise<User> {
  return (await loadCurrentUser()) ?? leaveForLogin(route);
}
