import { forgetUser } from './load-user.ts';
import { loginUnderway, startLogin } from './start-login.ts';
import { clearTokens } from './token-store.ts';

/**
 * What a 401 starts (section 8): a login that comes back to where the visitor is, with everything typed kept.
 * A late 401 after a sign-out starts none: it would sign the visitor back in through the live session.
 * @throws AppError when the login could not be started
 */
export async function reauthenticate(): Promise<void> {
  if (loginUnderway()?.prompt === 'login') return;
  clearTokens();
  forgetUser();
  const { pathname, search, hash } = window.location;
  await startLogin({ returnTo: pathname + search + hash });
}
