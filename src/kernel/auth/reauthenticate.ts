import { forgetUser } from './load-user.ts';
import { countAutomaticLogin } from './login-bound.ts';
import { getPendingLogin, startLogin } from './start-login.ts';
import { clearTokens } from './token-store.ts';

/**
 * Starts a login after a 401 (section 8). It returns to the present page, and everything typed is kept. A late 401
 * after a sign-out starts no login, because it would sign the visitor in again.
 * @param cause the call that got the 401, by method and path; absent when the visitor asks for the login
 * @throws NotAuthenticatedError when two logins have not helped; the tokens stay
 * @throws AppError when the login could not start
 */
export async function reauthenticate(cause?: string): Promise<void> {
  const pending = getPendingLogin();
  if (pending?.prompt === 'login') return;
  if (cause !== undefined && pending === null) countAutomaticLogin(cause);
  clearTokens();
  forgetUser();
  const { pathname, search, hash } = window.location;
  await startLogin({ returnTo: pathname + search + hash });
}

/**
 * Handles "Sign in again" for a visitor whose sign-in the service does not accept. The login asks for the password.
 * Everything typed is kept.
 * @param returnTo the path to open after the sign-in
 * @throws AppError when the login could not start
 */
export async function signInAgain(returnTo: string): Promise<void> {
  clearTokens();
  forgetUser();
  await startLogin({ prompt: 'login', returnTo });
}
