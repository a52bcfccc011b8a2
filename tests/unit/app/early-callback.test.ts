import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignInResult } from '#src/kernel/auth/finish-sign-in.ts';

let signIn: Promise<SignInResult>;
const finishSignIn = vi.fn<(url: URL) => Promise<SignInResult>>(() => signIn);
vi.mock('#src/kernel/auth/finish-sign-in.ts', () => ({
  finishSignIn: (url: URL) => finishSignIn(url),
}));

const address = () => window.location.pathname + window.location.search;

/** The script runs anew in each document. */
async function leaveCallback(): Promise<boolean> {
  vi.resetModules();
  const script = await import('#src/app/early-callback.ts');
  return script.leaveCallback();
}

beforeEach(() => window.history.replaceState(null, '', '/oAuthCallback?code=a&state=b'));
afterEach(() => {
  vi.useRealTimers();
  finishSignIn.mockClear();
  window.history.replaceState(null, '', '/');
});

describe('the address of the callback', () => {
  it.each(['signedIn', 'skipped'] as const)(
    'becomes the return path of the sign-in, without a history entry: %s',
    async (outcome) => {
      signIn = Promise.resolve({ outcome, returnTo: '/info?x=1' });
      const entries = window.history.length;
      expect(await leaveCallback()).toBe(true);
      expect(address()).toBe('/info?x=1');
      expect(window.history.length).toBe(entries);
    },
  );

  it.each([
    { outcome: 'restart', returnTo: '/info' },
    { outcome: 'failed', returnTo: '/info' },
    { outcome: 'rejected', reason: 'Closed', returnTo: '/info' },
  ] as const)('stays when the callback page must show the result: %j', async (result) => {
    signIn = Promise.resolve(result);
    expect(await leaveCallback()).toBe(false);
    expect(address()).toBe('/oAuthCallback?code=a&state=b');
  });

  it('stays when the sign-in fails, which its page handles', async () => {
    signIn = Promise.reject(new Error('Loading error'));
    expect(await leaveCallback()).toBe(false);
    expect(address()).toBe('/oAuthCallback?code=a&state=b');
  });

  it('stays when the sign-in takes longer than a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    signIn = new Promise(() => {});
    const left = leaveCallback();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await left).toBe(false);
    expect(address()).toBe('/oAuthCallback?code=a&state=b');
  });
});

it('the script of the callback starts no sign-in on another page, which preloads it', async () => {
  window.history.replaceState(null, '', '/welcome?code=a&state=b');
  signIn = Promise.resolve({ outcome: 'signedIn', returnTo: '/info' });
  vi.resetModules();
  await import('#src/app/early-callback.ts');
  expect(finishSignIn).not.toHaveBeenCalled();
});
