import { env } from '#src/config/env.ts';
import { enterStage } from '#src/kernel/telemetry/flow-state.ts';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { buildLoginUrl } from './login-redirect.ts';
import { saveLoginTransaction } from './login-transaction.ts';
import { createLoginSecrets } from './pkce.ts';

export type LoginOptions = {
  /** The path on this site to open after sign-in. An unsafe or empty one means home. */
  readonly returnTo: string;
  /** Opens the login page in sign-up mode. */
  readonly signUp?: boolean | undefined;
  /** Asks for the password even in a live session. It overrides `signUp`. */
  readonly prompt?: 'login' | undefined;
  /** The site starts this login after a failed one, once. */
  readonly automatic?: boolean | undefined;
};

let pending: LoginOptions | null = null;

/** Gets the login that the page is leaving for, or null. */
export const getPendingLogin = (): LoginOptions | null => pending;

/** Clears the pending login, when the visitor has come back to the page. */
export function clearPendingLogin(): void {
  pending = null;
}

/**
 * Redirects to the login page (section 4) with authorization code, S256 challenge and random state.
 * @returns a promise that settles when the redirect has started
 * @throws AppError before the redirect, when this browser cannot hash or cannot store the verifier
 */
export async function startLogin(options: LoginOptions): Promise<void> {
  const { returnTo, signUp = false, prompt = signUp ? 'create' : undefined } = options;
  const { verifier, state, challenge } = await createLoginSecrets();
  // The rest is synchronous: of two concurrent logins the last one saves and redirects last, so its state matches.
  saveLoginTransaction({ verifier, state, returnTo, automatic: options.automatic ?? false });
  pending = options;
  enterStage('sign-in');
  const { authClientUrl } = env;
  const { origin } = window.location;
  browserNavigation.assign(buildLoginUrl({ authClientUrl, origin, challenge, state, prompt }));
}

/** Starts a login, and never settles, because the page will be left. */
export async function redirectToLogin(options: LoginOptions): Promise<never> {
  await startLogin(options);
  return new Promise<never>(() => {});
}
