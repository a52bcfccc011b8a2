import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authStore } from '#src/kernel/auth/auth-store.ts';
import { finishSignIn } from '#src/kernel/auth/finish-sign-in.ts';
import { takeLoginTransaction } from '#src/kernel/auth/login-transaction.ts';
import { startLogin } from '#src/kernel/auth/start-login.ts';
import { readTokens } from '#src/kernel/auth/token-store.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { buildUser } from '#tests/support/builders.ts';
import { platformAnswers, errorReply } from '#tests/support/handlers.ts';
import type { Received } from '#tests/support/handlers.ts';
import {
  buildTokens,
  callback,
  comeBackTo,
  readContent,
  inSeconds,
  keepTokens,
  loginSentTo,
  onFreshPages,
  eventually,
} from './sign-in-support.ts';

const page = onFreshPages();

let exchanges: Received[];
const tokens = buildTokens();

beforeEach(() => {
  vi.spyOn(logger, 'error').mockImplementation(() => {});
  exchanges = platformAnswers('exchangeToken', { body: tokens });
  platformAnswers('user', { body: buildUser() });
});

const comeBack = (query?: string, automatic?: boolean) => comeBackTo(page.left, query, automatic);

describe('the answer to a login of this tab', () => {
  it('signs in: one exchange, tokens kept, user loaded, back to where the visitor was going [S4.11a]', async () => {
    await expect(finishSignIn(await comeBack())).resolves.toEqual({
      outcome: 'signedIn',
      returnTo: '/info#x',
    });
    expect(exchanges).toHaveLength(1);
    expect(readTokens()).toEqual(tokens);
    expect(authStore.getState()).toEqual({ status: 'authenticated', user: buildUser() });
    expect(page.left).not.toHaveBeenCalled();
  });

  it('is exchanged with the verifier of its login, which is removed before the request [A02]', async () => {
    const url = await comeBack();
    const verifier = sessionStorage.getItem('hc.login.verifier');
    exchanges = platformAnswers('exchangeToken', () => {
      const login = Object.keys(readContent(sessionStorage)).filter((key) =>
        key.startsWith('hc.login'),
      );
      expect(login).toEqual([]);
      return { body: tokens };
    });
    await expect(finishSignIn(url)).resolves.toHaveProperty('outcome', 'signedIn');
    expect(exchanges[0]?.body).toEqual({ code: 'the-code', verifier });
  });

  it('is exchanged once when the page mounts twice, and both mounts get the same result [A06]', async () => {
    const url = await comeBack();
    const first = finishSignIn(url);
    const second = finishSignIn(new URL(url));
    expect(second).toBe(first);
    await first;
    expect(finishSignIn(url)).toBe(first);
    expect(exchanges).toHaveLength(1);
  });

  it('notifies the other tabs when the user has loaded', async () => {
    const otherTab = new BroadcastChannel('hc.auth');
    const told = new Promise((resolve) => {
      otherTab.addEventListener('message', ({ data }) =>
        resolve([data, authStore.getState().status]),
      );
    });
    await finishSignIn(await comeBack());
    await expect(told).resolves.toEqual([{ type: 'authenticated', tokens }, 'authenticated']);
    otherTab.close();
  });

  it('returns home when the login was started with an unsafe path', async () => {
    await startLogin({ returnTo: '//evil.example' });
    const { state } = loginSentTo(page.left);
    await expect(finishSignIn(callback(`code=a&state=${state}`))).resolves.toEqual({
      outcome: 'signedIn',
      returnTo: '/',
    });
  });
});

describe('a callback without a login of this tab', () => {
  it('offers to start again without a stored login, and exchanges nothing', async () => {
    await expect(finishSignIn(callback('code=a&state=b'))).resolves.toEqual({
      outcome: 'restart',
      returnTo: '/',
    });
    await expect(finishSignIn(callback('code=a&state=__proto__'))).resolves.toHaveProperty(
      'outcome',
      'restart',
    );
    expect(exchanges).toHaveLength(0);
    expect(page.left).not.toHaveBeenCalled();
  });

  it('offers to start again when it is reloaded, because its login is used up', async () => {
    const url = await comeBack();
    await finishSignIn(url);
    localStorage.clear();
    url.hash = 'after-a-reload';
    await expect(finishSignIn(url)).resolves.toHaveProperty('outcome', 'restart');
    expect(exchanges).toHaveLength(1);
  });

  it('is rejected with another state, and the login cannot be used again', async () => {
    await comeBack();
    await expect(finishSignIn(callback(`code=a&state=${'x'.repeat(32)}`))).resolves.toEqual({
      outcome: 'rejected',
      reason: 'The sign-in could not be completed. Start it again.',
      returnTo: '/info#x',
    });
    expect(exchanges).toHaveLength(0);
    expect(takeLoginTransaction()).toBeNull();
  });

  it('is rejected with the message of the auth service', async () => {
    const url = await comeBack('error=access_denied&error_description=You+cancelled.');
    await expect(finishSignIn(url)).resolves.toEqual({
      outcome: 'rejected',
      reason: 'You cancelled.',
      returnTo: '/info#x',
    });
    expect(exchanges).toHaveLength(0);
    expect(takeLoginTransaction()).toBeNull();
  });
});

describe('a callback of a signed-in visitor', () => {
  it.each(['code=x&state=y', 'error=access_denied', ''])(
    'is skipped with any parameters (%s)',
    async (query) => {
      const kept = keepTokens();
      await expect(finishSignIn(callback(`${query}&signed-in`))).resolves.toEqual({
        outcome: 'skipped',
        returnTo: '/',
      });
      expect(exchanges).toHaveLength(0);
      expect(readTokens()).toEqual(kept);
    },
  );

  it('returns the path of the stored login, and removes the login [A05]', async () => {
    const url = await comeBack();
    keepTokens();
    await expect(finishSignIn(url)).resolves.toEqual({ outcome: 'skipped', returnTo: '/info#x' });
    expect(takeLoginTransaction()).toBeNull();
  });
});

describe('a rejected exchange', () => {
  beforeEach(() => {
    exchanges = platformAnswers('exchangeToken', errorReply(400, 'Used up'));
  });

  it('starts one new login by itself, without sign-up mode and for the same path [S4.11c, S8.26a]', async () => {
    const settled = vi.fn<() => void>();
    void finishSignIn(await comeBack()).finally(settled);
    await eventually(() => expect(page.left).toHaveBeenCalledTimes(1));
    expect(loginSentTo(page.left)).not.toHaveProperty('prompt');
    expect(takeLoginTransaction()).toMatchObject({ returnTo: '/info#x', automatic: true });
    expect(readTokens()).toBeNull();
    expect(settled).not.toHaveBeenCalled();
    expect(exchanges).toHaveLength(1);
  });

  it('fails when the login was already the automatic one', async () => {
    await expect(finishSignIn(await comeBack('code=c', true))).resolves.toEqual({
      outcome: 'failed',
      returnTo: '/info#x',
    });
    expect(page.left).not.toHaveBeenCalled();
  });
});

describe('an exchange with an error', () => {
  it('offers to start again when the service does not answer correctly', async () => {
    exchanges = platformAnswers('exchangeToken', errorReply(503, 'Down'));
    await expect(finishSignIn(await comeBack())).resolves.toEqual({
      outcome: 'restart',
      returnTo: '/info#x',
    });
    expect(exchanges).toHaveLength(1);
    expect(page.left).not.toHaveBeenCalled();
  });

  it('asks to check the clock when the new tokens have expired, and does not loop [B04]', async () => {
    platformAnswers('exchangeToken', { body: buildTokens({ exp: inSeconds(-7200) }) });
    await expect(finishSignIn(await comeBack())).resolves.toEqual({
      outcome: 'rejected',
      reason: 'Check your device clock, then start the sign-in again.',
      returnTo: '/info#x',
    });
    expect(localStorage).toHaveLength(0);
    expect(page.left).not.toHaveBeenCalled();
  });
});
