import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import type { Tokens } from '#src/contracts/auth.ts';
import { authStore } from '#src/kernel/auth/auth-store.ts';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { forgetUser } from '#src/kernel/auth/load-user.ts';
import { clearPendingLogin, startLogin } from '#src/kernel/auth/start-login.ts';
import { storeTokens } from '#src/kernel/auth/token-store.ts';
import { buildToken } from '#tests/support/builders.ts';

/** What a sign-in yields; both tokens carry these claims. */
export function buildTokens(claims: Record<string, unknown> = {}): Tokens {
  return {
    idToken: buildToken({ aud: 'signup-portal', ...claims }),
    accessToken: buildToken({ scope: 'openid profile email', ...claims }),
  };
}

/** This browser has signed in before. */
export function keepTokens(claims: Record<string, unknown> = {}): Tokens {
  const tokens = buildTokens(claims);
  storeTokens(tokens);
  return tokens;
}

/** Seconds since 1970, so many seconds from now. */
export const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

/** Each test starts on a fresh page that nobody has signed in to, and that cannot be left. */
export function onFreshPages(): { readonly left: MockInstance<(url: string) => void> } {
  const page = {} as { left: MockInstance<(url: string) => void> };
  // What the site loads when it is first needed is not what these tests wait for.
  beforeAll(() => import('#src/kernel/api/calls/user.ts'));
  beforeEach(() => {
    page.left = vi.spyOn(browserNavigation, 'assign').mockImplementation(() => {});
    clearPendingLogin();
    forgetUser();
    authStore.setState(authStore.getInitialState());
  });
  afterEach(() => window.history.replaceState(null, '', '/'));
  return page;
}

/** The parameters of the login that the browser was sent to last. */
export function loginSentTo(left: MockInstance<(url: string) => void>): Record<string, string> {
  const [address] = left.mock.lastCall ?? [];
  if (address === undefined) throw new Error('The browser was not sent to a login');
  const url = new URL(address);
  return { address: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) };
}

/** The callback's address with these parameters. */
export const callback = (query: string): URL =>
  new URL(`http://localhost:3000/oAuthCallback?${query}`);

/** The visitor has been at the login page, which answers with these parameters beside the state. */
export async function comeBackTo(
  left: MockInstance<(url: string) => void>,
  query = 'code=the-code',
  automatic = false,
): Promise<URL> {
  await startLogin({ returnTo: '/info#x', automatic });
  const { state } = loginSentTo(left);
  left.mockClear();
  return callback(`${query}&state=${state}`);
}

/** Waits until a check passes; patient, because other tests may keep the machine busy. */
export const eventually = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: 4000, interval: 10 });

/** Site data that the browser refuses to write, as in private mode or with a full quota. */
export function blockWrites(storage: Storage): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this === storage) throw new DOMException('refused', 'QuotaExceededError');
    this[key] = value;
  });
}

/** Everything that a storage holds. */
export const readContent = (storage: Storage): Record<string, string> =>
  Object.fromEntries(Object.entries<string>(storage));
