import { HOME_PATH } from '#src/config/paths.ts';
import type { Tokens } from '#src/contracts/auth.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { readCallbackAnswer } from './callback-answer.ts';
import { exchangeCode } from './exchange-code.ts';
import { loadCurrentUser } from './load-user.ts';
import { takeLoginTransaction } from './login-transaction.ts';
import type { LoginTransaction } from './login-transaction.ts';
import { signInMessages } from './messages.ts';
import { redirectToLogin } from './start-login.ts';
import { notifyTabs } from './tab-channel.ts';
import { clearTokens, readTokens, storeTokens } from './token-store.ts';

/**
 * The result of a callback. `returnTo` is the safe path that the login was started for, or home. `signedIn`: open it.
 * `skipped`: valid tokens existed, open it. `restart`: there was no stored login, or the exchange gave no answer: offer
 * a new login. `rejected`: show the reason, which is a text of the auth service, and offer a new login. `failed`: the
 * automatic second login failed too.
 */
export type SignInResult =
  | { readonly outcome: 'signedIn' | 'skipped' | 'restart' | 'failed'; readonly returnTo: string }
  | { readonly outcome: 'rejected'; readonly reason: string; readonly returnTo: string };

async function loadUser(): Promise<void> {
  try {
    if (await loadCurrentUser()) return;
  } catch (cause) {
    const reference = cause instanceof AppError ? cause.reference : undefined;
    throw new AppError(signInMessages.loadingError, { cause, reference });
  }
  throw new AppError(signInMessages.loadingError);
}

/** A failed login is repeated once, without sign-up mode, because the account may exist by now. */
async function tryAgain({ automatic, returnTo }: LoginTransaction): Promise<SignInResult> {
  if (automatic) return { outcome: 'failed', returnTo };
  return redirectToLogin({ returnTo, automatic: true });
}

async function accept(tokens: Tokens, returnTo: string): Promise<SignInResult> {
  storeTokens(tokens);
  await loadUser();
  notifyTabs({ type: 'authenticated', tokens });
  return { outcome: 'signedIn', returnTo };
}

async function signIn(code: string, transaction: LoginTransaction): Promise<SignInResult> {
  const { verifier, returnTo } = transaction;
  const exchange = await exchangeCode({ code, verifier });
  if (exchange.outcome === 'tokens') return accept(exchange.tokens, returnTo);
  if (exchange.outcome === 'rejected') return tryAgain(transaction);
  if (exchange.outcome === 'unreachable') return { outcome: 'restart', returnTo };
  return { outcome: 'rejected', reason: signInMessages.checkClock, returnTo };
}

async function readCallback(url: URL): Promise<SignInResult> {
  const transaction = takeLoginTransaction();
  const returnTo = transaction?.returnTo ?? HOME_PATH;
  if (readTokens()) return { outcome: 'skipped', returnTo };
  clearTokens();
  if (!transaction) return { outcome: 'restart', returnTo };
  const answer = readCallbackAnswer(url.searchParams, transaction.state);
  if ('error' in answer) return { outcome: 'rejected', reason: answer.error, returnTo };
  return signIn(answer.code, transaction);
}

let latest: { readonly href: string; readonly result: Promise<SignInResult> } | null = null;

/**
 * Finishes a sign-in on the callback's address (section 4; decisions, "Sign-in"): it checks the state, exchanges the
 * code once, stores the tokens, loads the user and notifies the other tabs. With valid tokens it ignores the address. A
 * second call with the same address returns the same promise, because React mounts twice in StrictMode.
 * @param url the address of the callback
 * @returns the result; it never settles after a new login started, because the page will be left
 * @throws AppError 'Loading error' when the tokens are valid but the user could not be loaded, with the reason as its
 *   cause; the AppError of a new login that could not start
 */
export function finishSignIn(url: URL): Promise<SignInResult> {
  if (latest?.href !== url.href) latest = { href: url.href, result: readCallback(url) };
  return latest.result;
}
