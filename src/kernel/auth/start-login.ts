import { env } from '#src/config/env.ts';
import { enterStage } from '#src/kernel/telemetry/flow-state.ts';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { buildLoginUrl } from './login-redirect.ts';
import { saveLoginTransaction } from './login-transaction.ts';
import { createLoginSecrets } from './pkce.ts';

export type LoginOptions = {
  /** The path on this site to go to after sign-in; an unsafe or empty one means home. */
  readonly returnTo: string;
  /** Opens the login page in sign-up mode. */
  readonly signUp?: boolean | undefined;
  /** Asks for the password even in a live session; wins over `signUp`. */
  readonly prompt?: 'login' | undefined;
  /** The site starts this login by itself after a failed one; it does so once only. */
  readonly automatic?: boolean | undefined;
};

let pending: LoginOptions | null = null;

/** The login that this page is being left for, or null. */
export const pendingLogin = (): LoginOptions | null => pending;

/** The visitor has come back to the page that was left. */
export function clearPendingLogin(): void {
  pending = null;
}

/**
 * Leaves for the login page (section 4): authorization code, S256 challenge, random state.
 * @returns a promise that settles when the browser has been told to leave
 * @throws AppError, without leaving, when this browser cannot hash or cannot keep the verifier
 */
export async function startLogin(options: LoginOptions): Promise<void> {
  const { returnTo, signUp = false, prompt = signUp ? 'create' : undefined } = options;
  const { verifier, state, challenge } = await createLoginSecrets();
  // From here on nothing waits: of two logins at once the last to save is the last to leave, so the state fits.
  saveLoginTransaction({ verifier, state, returnTo, automatic: options.automatic ?? false });
  pending = options;
  enterStage('sign-in');
  const { authClientUrl } = env;
  const { origin } = window.location;
  browserNavigation.assign(buildLoginUrl({ authClientUrl, origin, challenge, state, prompt }));
}

/** Starts a login for a caller that has nothing to do meanwhile: the promise never settles, the page is being left. */
export async function redirectToLogin(options: LoginOptions): Promise<never> {
  await startLogin(options);
  return new Promise<never>(() => {});
}
