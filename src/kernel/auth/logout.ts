import { POST_LOGOUT_PATH } from '#src/config/paths.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { startLogin } from './start-login.ts';
import { notifyTabs } from './tab-channel.ts';

/**
 * Signs out (section 4): first this tab's data, then the other tabs, then a login that asks for the password, so
 * that a live session at the auth service does not sign the visitor straight back in.
 * @throws AppError when the login could not be started; the visitor is signed out all the same
 */
export async function logOut(): Promise<void> {
  forgetVisitor();
  notifyTabs({ type: 'unauthenticated' });
  await startLogin({ prompt: 'login', returnTo: POST_LOGOUT_PATH });
}
