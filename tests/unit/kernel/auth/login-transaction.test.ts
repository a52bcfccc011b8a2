import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { saveLoginTransaction, takeLoginTransaction } from '#src/kernel/auth/login-transaction.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { readContent, blockWrites } from './sign-in-support.ts';

const login = {
  verifier: 'v'.repeat(128),
  state: 's'.repeat(32),
  returnTo: '/info#x',
  automatic: false,
};

describe('the stored login of this tab', () => {
  it('is kept in the session storage under keys with the prefix of the product', () => {
    saveLoginTransaction(login);
    expect(readContent(sessionStorage)).toEqual({
      'hc.login.verifier': login.verifier,
      'hc.login.state': login.state,
      'hc.login.returnTo': '/info#x',
    });
    expect(readContent(localStorage)).toEqual({});
  });

  it('is valid for one answer', () => {
    saveLoginTransaction(login);
    expect(takeLoginTransaction()).toEqual(login);
    expect(readContent(sessionStorage)).toEqual({});
    expect(takeLoginTransaction()).toBeNull();
  });

  it('records that the site has started it automatically', () => {
    saveLoginTransaction({ ...login, automatic: true });
    expect(takeLoginTransaction()).toEqual({ ...login, automatic: true });
  });

  it('replaces an earlier one completely', () => {
    saveLoginTransaction({ ...login, automatic: true });
    saveLoginTransaction({ ...login, state: 't'.repeat(32) });
    expect(takeLoginTransaction()).toEqual({ ...login, state: 't'.repeat(32) });
  });

  it('returns home instead of an unsafe path', () => {
    saveLoginTransaction({ ...login, returnTo: '//evil.example' });
    expect(takeLoginTransaction()).toHaveProperty('returnTo', '/');
  });

  it('returns home when the stored path was changed or is missing [S4.11b]', () => {
    saveLoginTransaction(login);
    sessionStorage.setItem('hc.login.returnTo', 'https://evil.example');
    expect(takeLoginTransaction()).toHaveProperty('returnTo', '/');
    saveLoginTransaction(login);
    sessionStorage.removeItem('hc.login.returnTo');
    expect(takeLoginTransaction()).toHaveProperty('returnTo', '/');
  });

  it.each([
    ['verifier', 'v'.repeat(127)],
    ['verifier', 'v'.repeat(129)],
    ['verifier', `${'v'.repeat(127)}-`],
    ['verifier', `-${'v'.repeat(127)}`],
    ['state', 's'.repeat(31)],
    ['state', '<'.repeat(32)],
    ['state', ''],
  ])('is invalid when its %s is invalid', (name, junk) => {
    saveLoginTransaction(login);
    sessionStorage.setItem(`hc.login.${name}`, junk);
    expect(takeLoginTransaction()).toBeNull();
    expect(readContent(sessionStorage)).toEqual({});
  });

  it.each(['verifier', 'state'])('is invalid without its %s', (name) => {
    saveLoginTransaction(login);
    sessionStorage.removeItem(`hc.login.${name}`);
    expect(takeLoginTransaction()).toBeNull();
  });

  it('never throws and never returns to another site, for any stored values', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, text, (verifier, state, returnTo, automatic) => {
        sessionStorage.setItem('hc.login.verifier', verifier);
        sessionStorage.setItem('hc.login.state', state);
        sessionStorage.setItem('hc.login.returnTo', returnTo);
        sessionStorage.setItem('hc.login.automatic', automatic);
        expect(takeLoginTransaction()).toBeNull();
        expect(sessionStorage).toHaveLength(0);
      }),
    );
  });

  it('fails when the storage does not keep it, and leaves no data', () => {
    blockWrites(sessionStorage);
    expect(() => saveLoginTransaction(login)).toThrow(AppError);
    expect(() => saveLoginTransaction(login)).toThrow(
      "Signing in needs this browser's storage. Allow cookies and site data for this site, then try again.",
    );
    expect(takeLoginTransaction()).toBeNull();
    vi.restoreAllMocks();
    expect(() => saveLoginTransaction(login)).not.toThrow();
  });

  it('fails when the browser blocks its storage', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => saveLoginTransaction(login)).toThrow(AppError);
    expect(takeLoginTransaction()).toBeNull();
    vi.restoreAllMocks();
  });
});
