import { POST_LOGOUT_PATH } from '#src/config/paths.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { startLogin } from './start-login.ts';
import { notifyTabs } from './tab-channel.ts';

/**
 * Signs out (section 4): it clears this tab's data, notifies the other tabs, and starts a login that asks for the
 * password. Otherwise a live session at the auth service would sign the visitor in again.
 * @throws AppError when the login could not start; the visitor is signed out anyway
 */
export async function logOut(): Promise<void> {
  forgetVisitor();
  notifyTabs({ type: 'unauthenticated' });
  await startLogin({ prompt: 'login', returnTo: POST_LOGOUT_PATH });
}
