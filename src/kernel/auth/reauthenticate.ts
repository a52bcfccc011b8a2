import { forgetUser } from './load-user.ts';
import { countAutomaticLogin } from './login-bound.ts';
import { pendingLogin, startLogin } from './start-login.ts';
import { clearTokens } from './token-store.ts';

/**
 * What a 401 starts (section 8): a login that comes back to where the visitor is, with everything typed kept.
 * A late 401 after a sign-out starts none: it would sign the visitor back in through the live session.
 * @param cause the call that was answered 401, by method and path; absent when the visitor asks for the login
 * @throws NotAuthenticatedError when two logins have not cured this cause; the tokens are kept
 * @throws AppError when the login could not be started
 */
export async function reauthenticate(cause?: string): Promise<void> {
  const pending = pendingLogin();
  if (pending?.prompt === 'login') return;
  if (cause !== undefined && pending === null) countAutomaticLogin(cause);
  clearTokens();
  forgetUser();
  const { pathname, search, hash } = window.location;
  await startLogin({ returnTo: pathname + search + hash });
}

/**
 * "Sign in again": a login that asks for the password, for a visitor whose sign-in the service does not accept.
 * Everything typed is kept.
 * @throws AppError when the login could not be started
 */
export async function signInAgain(returnTo: string): Promise<void> {
  clearTokens();
  forgetUser();
  await startLogin({ prompt: 'login', returnTo });
}
