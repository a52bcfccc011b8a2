import { describe, expect, it } from 'vitest';
import { buildLoginUrl } from '#src/kernel/auth/login-redirect.ts';
import type { LoginRequest } from '#src/kernel/auth/login-redirect.ts';

const request: LoginRequest = {
  authClientUrl: 'https://login.huddleclub.example',
  origin: 'https://signup.huddleclub.example',
  challenge: 'the-challenge',
  state: 'the-state',
};

const readParameters = (changes: Partial<LoginRequest> = {}) =>
  Object.fromEntries(new URL(buildLoginUrl({ ...request, ...changes })).searchParams);

describe('the address of a login', () => {
  it('asks for a code with an S256 challenge and returns to the callback of this site [A01, S4.10c]', () => {
    expect(readParameters()).toEqual({
      response_type: 'code',
      client_id: 'signup-portal',
      redirect_uri: 'https://signup.huddleclub.example/oAuthCallback',
      scope: 'openid profile email',
      state: 'the-state',
      code_challenge: 'the-challenge',
      code_challenge_method: 'S256',
    });
  });

  it.each(['create', 'login'] as const)('carries prompt=%s on request', (prompt) => {
    expect(readParameters({ prompt })).toHaveProperty('prompt', prompt);
  });

  it.each([
    ['https://login.huddleclub.example', 'https://login.huddleclub.example/authorize'],
    ['https://login.huddleclub.example//', 'https://login.huddleclub.example/authorize'],
    ['http://localhost:4000/oidc/', 'http://localhost:4000/oidc/authorize'],
  ])('is /authorize below %s', (authClientUrl, expected) => {
    const { origin, pathname } = new URL(buildLoginUrl({ ...request, authClientUrl }));
    expect(origin + pathname).toBe(expected);
  });
});
