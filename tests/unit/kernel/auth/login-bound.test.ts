import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSignedIn } from '#src/kernel/auth/auth-store.ts';
import { ensureSignedIn } from '#src/kernel/auth/ensure-signed-in.ts';
import { reauthenticate, signInAgain } from '#src/kernel/auth/reauthenticate.ts';
import { clearPendingLogin } from '#src/kernel/auth/start-login.ts';
import { readTokens } from '#src/kernel/auth/token-store.ts';
import { buildUser } from '#tests/support/builders.ts';
import { platformAnswers, errorReply } from '#tests/support/handlers.ts';
import { eventually, keepTokens, loginSentTo, onFreshPages } from './sign-in-support.ts';

const page = onFreshPages();
const POLL = 'GET /orgs/signUp/checkCreated/{id}';
const enter = () => ensureSignedIn({ signUp: true, returnTo: '/info' });
const BOUND = { kind: 'notAuthenticated', message: expect.stringContaining('not recognise') };

/** The visitor has been at the login page and is back, signed in: nothing but the storage remembers it. */
function comeBackSignedIn() {
  clearPendingLogin();
  keepTokens();
  setSignedIn(buildUser());
}

async function logInFor(cause: string) {
  comeBackSignedIn();
  await reauthenticate(cause);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('logins that the site starts by itself [R16]', () => {
  it('happen twice for one call, then the visitor stays on the same page', async () => {
    await logInFor(POLL);
    await logInFor(POLL);
    expect(page.left).toHaveBeenCalledTimes(2);
    comeBackSignedIn();
    await expect(reauthenticate(POLL)).rejects.toMatchObject(BOUND);
    expect(page.left).toHaveBeenCalledTimes(2);
    expect(readTokens()).not.toBeNull();
  });

  it('do not start again while the call is still rejected', async () => {
    await logInFor(POLL);
    await logInFor(POLL);
    for (let seconds = 0; seconds < 300; seconds += 2) {
      vi.setSystemTime(Date.now() + 2000);
      comeBackSignedIn();
      // oxlint-disable-next-line no-await-in-loop -- one refused poll after the other
      await expect(reauthenticate(POLL)).rejects.toMatchObject(BOUND);
    }
    expect(page.left).toHaveBeenCalledTimes(2);
  });

  it('are allowed again after a minute, and for another call at once', async () => {
    await logInFor(POLL);
    await logInFor(POLL);
    await logInFor('POST /orgs/signUp/');
    vi.setSystemTime(Date.now() + 60_000);
    await logInFor(POLL);
    expect(page.left).toHaveBeenCalledTimes(4);
  });

  it('count once when two calls are rejected together', async () => {
    comeBackSignedIn();
    await reauthenticate(POLL);
    await reauthenticate(POLL);
    await logInFor(POLL);
    expect(page.left).toHaveBeenCalledTimes(3);
  });

  it('stop for a route whose user is rejected repeatedly', async () => {
    platformAnswers('user', errorReply(401, 'Unknown token'));
    for (const times of [1, 2]) {
      clearPendingLogin();
      keepTokens();
      void enter();
      // oxlint-disable-next-line no-await-in-loop -- one visit after the other
      await eventually(() => expect(page.left).toHaveBeenCalledTimes(times));
    }
    clearPendingLogin();
    keepTokens();
    await expect(enter()).rejects.toMatchObject(BOUND);
  });

  it('do not limit a visitor who comes again without a sign-in', async () => {
    for (const times of [1, 2, 3, 4]) {
      clearPendingLogin();
      void enter();
      // oxlint-disable-next-line no-await-in-loop -- one visit after the other
      await eventually(() => expect(page.left).toHaveBeenCalledTimes(times));
    }
  });
});

it('"Sign in again" has no limit, and asks for the password [R16]', async () => {
  await logInFor(POLL);
  await logInFor(POLL);
  comeBackSignedIn();
  await signInAgain('/info');
  expect(page.left).toHaveBeenCalledTimes(3);
  expect(loginSentTo(page.left)).toHaveProperty('prompt', 'login');
  expect(readTokens()).toBeNull();
});
