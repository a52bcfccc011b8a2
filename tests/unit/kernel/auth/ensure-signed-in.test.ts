import { describe, expect, it, vi } from 'vitest';
import { ensureSignedIn } from '#src/kernel/auth/ensure-signed-in.ts';
import { takeLoginTransaction } from '#src/kernel/auth/login-transaction.ts';
import { readTokens } from '#src/kernel/auth/token-store.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { buildUser } from '#tests/support/builders.ts';
import { platformAnswers, errorReply } from '#tests/support/handlers.ts';
import {
  inSeconds,
  keepTokens,
  loginSentTo,
  onFreshPages,
  blockWrites,
  eventually,
} from './sign-in-support.ts';

const page = onFreshPages();

const enterInfo = () => ensureSignedIn({ signUp: true, returnTo: '/info#x?y=1' });

/** The guard of a page that is being left never answers. */
async function expectLogin(answer: Promise<unknown>): Promise<void> {
  const settled = vi.fn<() => void>();
  void answer.finally(settled);
  await eventually(() => expect(page.left).toHaveBeenCalledTimes(1));
  expect(settled).not.toHaveBeenCalled();
}

describe('a page that needs sign-in', () => {
  it('opens for a signed-in visitor', async () => {
    keepTokens();
    platformAnswers('user', { body: buildUser() });
    await expect(enterInfo()).resolves.toEqual(buildUser());
    expect(page.left).not.toHaveBeenCalled();
  });

  it('sends a visitor to the login in sign-up mode, to come back to exactly this page', async () => {
    await expectLogin(enterInfo());
    expect(loginSentTo(page.left)).toHaveProperty('prompt', 'create');
    expect(takeLoginTransaction()).toMatchObject({ returnTo: '/info#x?y=1', automatic: false });
  });

  it('sends a visitor to the plain login where the route is not for signing up', async () => {
    await expectLogin(ensureSignedIn({ signUp: false, returnTo: '/info' }));
    expect(loginSentTo(page.left)).not.toHaveProperty('prompt');
  });

  it('clears expired tokens before the login [B12, S4.10b]', async () => {
    keepTokens({ exp: inSeconds(-5) });
    await expectLogin(enterInfo());
    expect(localStorage).toHaveLength(0);
  });

  it('starts a login when the API refuses the tokens', async () => {
    keepTokens();
    platformAnswers('user', errorReply(401, 'Unknown token'));
    await expectLogin(enterInfo());
    expect(readTokens()).toBeNull();
  });

  it('throws the error of a user who could not be loaded, and starts no login', async () => {
    keepTokens();
    platformAnswers('user', errorReply(500, 'Broken'));
    await expect(enterInfo()).rejects.toMatchObject({ kind: 'server', handled: false });
    expect(page.left).not.toHaveBeenCalled();
    expect(readTokens()).not.toBeNull();
  });

  it('says that the login needs storage, before the visitor leaves [H01]', async () => {
    blockWrites(sessionStorage);
    await expect(enterInfo()).rejects.toThrow(AppError);
    expect(page.left).not.toHaveBeenCalled();
  });
});
