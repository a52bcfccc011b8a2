import { describe, expect, it } from 'vitest';
import {
  clearTokens,
  getCurrentIdToken,
  readTokens,
  storeTokens,
} from '#src/kernel/auth/token-store.ts';
import { loadCurrentUser } from '#src/kernel/auth/load-user.ts';
import { hasStoredTokens } from '#src/kernel/auth/token-keys.ts';
import { buildTokens, readContent, inSeconds, keepTokens, blockWrites } from './sign-in-support.ts';

describe('the stored tokens', () => {
  it('are kept in the local storage under the keys of the product [S3.5a]', () => {
    const { idToken, accessToken } = keepTokens();
    expect(readContent(localStorage)).toEqual({
      'hc.idToken': idToken,
      'hc.accessToken': accessToken,
    });
  });

  it('are valid when both are there and neither has expired [S3.5b]', () => {
    const tokens = keepTokens();
    expect(readTokens()).toEqual(tokens);
    expect(getCurrentIdToken()).toBe(tokens.idToken);
    expect(hasStoredTokens()).toBe(true);
  });

  it('are missing in a new browser', () => {
    expect(readTokens()).toBeNull();
    expect(getCurrentIdToken()).toBeNull();
    expect(hasStoredTokens()).toBe(false);
  });

  it.each(['hc.idToken', 'hc.accessToken'])(
    'are none when only %s is left, and a page that loads the user removes it [B01, S3.5b]',
    async (left) => {
      const tokens = buildTokens();
      localStorage.setItem(left, tokens.idToken);
      expect(hasStoredTokens()).toBe(true);
      expect(readTokens()).toBeNull();
      expect(localStorage).toHaveLength(1);
      expect(await loadCurrentUser()).toBeNull();
      expect(localStorage).toHaveLength(0);
    },
  );

  it.each(['junk', '', '<html>', 'x'.repeat(100_000), '{"__proto__":{}}', 'null'])(
    'are none when one of them is invalid, and a page that loads the user removes them (%#) [B07]',
    async (junk) => {
      keepTokens();
      localStorage.setItem('hc.accessToken', junk);
      expect(readTokens()).toBeNull();
      expect(await loadCurrentUser()).toBeNull();
      expect(localStorage).toHaveLength(0);
    },
  );

  it('are none when they have expired, and a page that loads the user removes them', async () => {
    keepTokens({ exp: inSeconds(-1) });
    expect(getCurrentIdToken()).toBeNull();
    expect(localStorage).toHaveLength(2);
    expect(await loadCurrentUser()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('are cleared without touching other keys of the origin', () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('hcx.idToken', 'of another site');
    keepTokens();
    clearTokens();
    expect(readContent(localStorage)).toEqual({ theme: 'dark', 'hcx.idToken': 'of another site' });
  });

  it('are kept in memory when the browser blocks its storage, and can be cleared', () => {
    blockWrites(localStorage);
    const tokens = buildTokens();
    storeTokens(tokens);
    expect(localStorage).toHaveLength(0);
    expect(readTokens()).toEqual(tokens);
    clearTokens();
    expect(readTokens()).toBeNull();
  });
});
