import { describe, expect, it } from 'vitest';
import { authStore } from '#src/kernel/auth/auth-store.ts';
import { forgetUser, loadCurrentUser } from '#src/kernel/auth/load-user.ts';
import { clearTokens, readTokens } from '#src/kernel/auth/token-store.ts';
import { buildUser } from '#tests/support/builders.ts';
import { noConnection, platformAnswers, errorReply } from '#tests/support/handlers.ts';
import { inSeconds, keepTokens, onFreshPages } from './sign-in-support.ts';

onFreshPages();

const state = () => authStore.getState();

describe('the user of the tokens', () => {
  it('is loaded and stored in the auth store', async () => {
    keepTokens();
    const calls = platformAnswers('user', { body: buildUser() });
    await expect(loadCurrentUser()).resolves.toEqual(buildUser());
    expect(state()).toEqual({ status: 'authenticated', user: buildUser() });
    expect(calls[0]?.url.search).toBe('?skipOrg=true&skipProfile=true');
    expect(calls[0]?.headers.get('cache-control')).toBe('no-cache');
  });

  it('is null without tokens, and no call is made', async () => {
    await expect(loadCurrentUser()).resolves.toBeNull();
    expect(state()).toEqual({ status: 'unauthenticated', user: null });
  });

  it('is null when the tokens have expired [B12]', async () => {
    keepTokens();
    platformAnswers('user', { body: buildUser() });
    await loadCurrentUser();
    keepTokens({ exp: inSeconds(-1) });
    await expect(loadCurrentUser()).resolves.toBeNull();
    expect(state()).toEqual({ status: 'unauthenticated', user: null });
  });

  it('is loaded once for all callers, at the same time or later', async () => {
    keepTokens();
    const calls = platformAnswers('user', { body: buildUser() });
    await Promise.all([loadCurrentUser(), loadCurrentUser()]);
    await loadCurrentUser();
    expect(calls).toHaveLength(1);
  });

  it('is loaded again for other tokens', async () => {
    const calls = platformAnswers('user', (_, count) => ({
      body: buildUser({ id: `user-${count}` }),
    }));
    keepTokens({ sub: 'one' });
    await loadCurrentUser();
    keepTokens({ sub: 'two' });
    await expect(loadCurrentUser()).resolves.toHaveProperty('id', 'user-2');
    expect(calls).toHaveLength(2);
    expect(state().user).toHaveProperty('id', 'user-2');
  });

  it('is loaded again after it was cleared', async () => {
    keepTokens();
    const calls = platformAnswers('user', { body: buildUser() });
    await loadCurrentUser();
    forgetUser();
    expect(state()).toEqual({ status: 'unauthenticated', user: null });
    await loadCurrentUser();
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['the service fails', () => errorReply(500, 'Broken'), 'server'],
    ['there is no connection', noConnection, 'network'],
    ['there is no profile', () => errorReply(403, 'Missing profile'), 'noProfile'],
  ])('keeps the tokens when %s, and a retry helps', async (_, failure, kind) => {
    const tokens = keepTokens();
    const calls = platformAnswers('user', (__, count) =>
      count === 1 ? failure() : { body: buildUser() },
    );
    await expect(loadCurrentUser()).rejects.toHaveProperty('kind', kind);
    expect(state()).toEqual({ status: 'unknown', user: null });
    expect(readTokens()).toEqual(tokens);
    await expect(loadCurrentUser()).resolves.toEqual(buildUser());
    expect(calls).toHaveLength(2);
  });

  it('is null when the API rejects the token, and the token is removed', async () => {
    keepTokens();
    const calls = platformAnswers('user', errorReply(401, 'Unknown token'));
    await expect(loadCurrentUser()).resolves.toBeNull();
    expect(state()).toEqual({ status: 'unauthenticated', user: null });
    expect(readTokens()).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('is null when the visitor signs out while it loads', async () => {
    keepTokens();
    platformAnswers('user', () => {
      clearTokens();
      return { body: buildUser() };
    });
    await expect(loadCurrentUser()).resolves.toBeNull();
    expect(state()).toEqual({ status: 'unauthenticated', user: null });
  });

  it('is the user of the new tokens when they arrive while the old ones are rejected', async () => {
    keepTokens({ sub: 'old' });
    platformAnswers('user', (_, count) => {
      if (count > 1) return { body: buildUser({ id: 'new' }) };
      keepTokens({ sub: 'new' });
      return errorReply(401, 'Unknown token');
    });
    await expect(loadCurrentUser()).resolves.toHaveProperty('id', 'new');
    expect(state().user).toHaveProperty('id', 'new');
    expect(readTokens()).not.toBeNull();
  });
});
