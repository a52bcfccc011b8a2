import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveCallback } from '#src/app/leave-callback.ts';
import type { SignInResult } from '#src/kernel/auth/finish-sign-in.ts';

let signIn: Promise<SignInResult | null>;
vi.mock('#src/app/early-callback.ts', () => ({
  get earlySignIn() {
    return signIn;
  },
}));

const address = () => window.location.pathname + window.location.search;

beforeEach(() => window.history.replaceState(null, '', '/oAuthCallback?code=a&state=b'));
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

describe('the address of the callback', () => {
  it.each(['signedIn', 'skipped'] as const)(
    'becomes the one that the sign-in was started for, without an entry: %s',
    async (outcome) => {
      signIn = Promise.resolve({ outcome, returnTo: '/info?x=1' });
      const entries = window.history.length;
      expect(await leaveCallback()).toBe(true);
      expect(address()).toBe('/info?x=1');
      expect(window.history.length).toBe(entries);
    },
  );

  it.each([
    null,
    { outcome: 'restart', returnTo: '/info' },
    { outcome: 'failed', returnTo: '/info' },
    { outcome: 'rejected', reason: 'Closed', returnTo: '/info' },
  ] as const)('stays when its page has to say how the sign-in ended: %j', async (result) => {
    signIn = Promise.resolve(result);
    expect(await leaveCallback()).toBe(false);
    expect(address()).toBe('/oAuthCallback?code=a&state=b');
  });

  it('stays, with its page, when the sign-in takes longer than a second', async () => {
    vi.useFakeTimers();
    signIn = new Promise(() => {});
    const left = leaveCallback();
    await vi.advanceTimersByTimeAsync(1000);
    await left;
    expect(address()).toBe('/oAuthCallback?code=a&state=b');
  });
});
