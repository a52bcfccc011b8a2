import { describe, expect, it } from 'vitest';
import {
  clearTokens,
  currentIdToken,
  peekTokens,
  readTokens,
  storeTokens,
} from '#src/kernel/auth/token-store.ts';
import { hasStoredTokens } from '#src/kernel/auth/token-keys.ts';
import { buildTokens, contentOf, inSeconds, keepTokens, refuseWrites } from './sign-in-support.ts';

describe('the stored tokens', () => {
  it('are kept in the local storage under the keys of the product [S3.5a]', () => {
    const { idToken, accessToken } = keepTokens();
    expect(contentOf(localStorage)).toEqual({
      'hc.idToken': idToken,
      'hc.accessToken': accessToken,
    });
  });

  it('are valid when both are there and neither has expired [S3.5b]', () => {
    const tokens = keepTokens();
    expect(readTokens()).toEqual(tokens);
    expect(peekTokens()).toEqual(tokens);
    expect(currentIdToken()).toBe(tokens.idToken);
    expect(hasStoredTokens()).toBe(true);
  });

  it('are none on a fresh browser', () => {
    expect(readTokens()).toBeNull();
    expect(peekTokens()).toBeNull();
    expect(currentIdToken()).toBeNull();
    expect(hasStoredTokens()).toBe(false);
  });

  it.each(['hc.idToken', 'hc.accessToken'])(
    'are both removed when only %s is left [B01, S3.5b]',
    (left) => {
      const tokens = buildTokens();
      localStorage.setItem(left, tokens.idToken);
      expect(hasStoredTokens()).toBe(true);
      expect(readTokens()).toBeNull();
      expect(localStorage).toHaveLength(0);
    },
  );

  it.each(['junk', '', '<html>', 'x'.repeat(100_000), '{"__proto__":{}}', 'null'])(
    'are removed when one of them is junk (%#) [B07]',
    (junk) => {
      keepTokens();
      localStorage.setItem('hc.accessToken', junk);
      expect(readTokens()).toBeNull();
      expect(localStorage).toHaveLength(0);
    },
  );

  it('are removed when they have expired', () => {
    keepTokens({ exp: inSeconds(-1) });
    expect(currentIdToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('are left alone by a mere look', () => {
    localStorage.setItem('hc.idToken', 'half');
    expect(peekTokens()).toBeNull();
    expect(localStorage.getItem('hc.idToken')).toBe('half');
  });

  it('are cleared without touching other keys of the origin', () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('hcx.idToken', 'of another site');
    keepTokens();
    clearTokens();
    expect(contentOf(localStorage)).toEqual({ theme: 'dark', 'hcx.idToken': 'of another site' });
  });

  it('are kept in memory where the browser refuses, and cleared from there', () => {
    refuseWrites(localStorage);
    const tokens = buildTokens();
    storeTokens(tokens);
    expect(localStorage).toHaveLength(0);
    expect(readTokens()).toEqual(tokens);
    clearTokens();
    expect(readTokens()).toBeNull();
  });
});
