import { describe, expect, it, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { takeLoginTransaction } from '#src/kernel/auth/login-transaction.ts';
import { createChallenge } from '#src/kernel/auth/pkce.ts';
import {
  clearPendingLogin,
  redirectToLogin,
  getPendingLogin,
  startLogin,
} from '#src/kernel/auth/start-login.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { loginSentTo, onFreshPages, blockWrites, eventually } from './sign-in-support.ts';

const page = onFreshPages();

describe('the start of a login', () => {
  it('redirects to the login page with the challenge of the stored verifier [S4.10c]', async () => {
    await startLogin({ returnTo: '/info' });
    const sent = loginSentTo(page.left);
    const remembered = takeLoginTransaction();
    expect(page.left).toHaveBeenCalledTimes(1);
    expect(sent['address']).toBe(`${env.authClientUrl}/authorize`);
    expect(sent['redirect_uri']).toBe('http://localhost:3000/oAuthCallback');
    expect(sent['state']).toBe(remembered?.state);
    expect(sent['code_challenge']).toBe(await createChallenge(remembered?.verifier ?? ''));
    expect(remembered).toMatchObject({ returnTo: '/info', automatic: false });
  });

  it('opens the login page without a prompt by default', async () => {
    for (const options of [{ returnTo: '/' }, { returnTo: '/', signUp: false }]) {
      await startLogin(options);
      expect(loginSentTo(page.left)).not.toHaveProperty('prompt');
    }
  });

  it('opens the login page in sign-up mode when the route asks for it [S4.10d]', async () => {
    await startLogin({ returnTo: '/info', signUp: true });
    expect(loginSentTo(page.left)).toHaveProperty('prompt', 'create');
  });

  it('asks for the password on request, with or without sign-up mode', async () => {
    await startLogin({ returnTo: '', prompt: 'login', signUp: true });
    expect(loginSentTo(page.left)).toHaveProperty('prompt', 'login');
  });

  it('stores that the site has started it automatically', async () => {
    await startLogin({ returnTo: '/', automatic: true });
    expect(takeLoginTransaction()).toHaveProperty('automatic', true);
  });

  it('keeps the state of the last of two concurrent logins', async () => {
    await Promise.all([startLogin({ returnTo: '/a' }), startLogin({ returnTo: '/b' })]);
    expect(loginSentTo(page.left)['state']).toBe(takeLoginTransaction()?.state);
  });

  it('is pending until the visitor comes back', async () => {
    expect(getPendingLogin()).toBeNull();
    await startLogin({ returnTo: '/', prompt: 'login' });
    expect(getPendingLogin()).toEqual({ returnTo: '/', prompt: 'login' });
    clearPendingLogin();
    expect(getPendingLogin()).toBeNull();
  });

  it('does not redirect when the verifier cannot be stored [H02]', async () => {
    blockWrites(sessionStorage);
    await expect(startLogin({ returnTo: '/info' })).rejects.toThrow(AppError);
    expect(page.left).not.toHaveBeenCalled();
    expect(getPendingLogin()).toBeNull();
  });

  it('does not redirect, and stores nothing, when the browser cannot hash', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await expect(startLogin({ returnTo: '/info' })).rejects.toThrow('secure (https) page');
    vi.unstubAllGlobals();
    expect(page.left).not.toHaveBeenCalled();
    expect(takeLoginTransaction()).toBeNull();
  });
});

describe('a redirect to the login', () => {
  it('never settles, because the page will be left', async () => {
    const settled = vi.fn<() => void>();
    void redirectToLogin({ returnTo: '/info' }).finally(settled);
    await eventually(() => expect(page.left).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(settled).not.toHaveBeenCalled();
  });

  it('rejects when the login could not start', async () => {
    blockWrites(sessionStorage);
    await expect(redirectToLogin({ returnTo: '/info' })).rejects.toThrow(AppError);
  });
});
