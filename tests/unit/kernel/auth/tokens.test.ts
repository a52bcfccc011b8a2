import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeToken,
  isExpired,
  isExpiringWithin,
  validateTokens,
} from '#src/kernel/auth/tokens.ts';
import { buildToken } from '#tests/support/builders.ts';
import { inSeconds } from './sign-in-support.ts';
import { runs } from '#tests/support/fuzz.ts';

const encode = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const encodeToken = (payload: string): string =>
  `${encode('{"alg":"RS256"}')}.${encode(payload)}.c2ln`;

describe('the claims of a token', () => {
  it('are those of section 3 [S3.6]', () => {
    const claims = {
      exp: 2_000_000_000,
      iat: 1_900_000_000,
      scope: 'openid email',
      sub: 'u1',
      email: 'jo@club.example',
      username: 'jo',
      name: 'Jo',
    };
    expect(decodeToken(encodeToken(JSON.stringify(claims)))).toEqual(claims);
  });

  it('are read from any characters of base64url, letters beyond ASCII included', () => {
    const payload = btoa(
      String.fromCharCode(...new TextEncoder().encode('{"exp":1,"name":"Zoë ÿ¿🎾>>??"}')),
    );
    expect(payload).toMatch(/[+/]/);
    const token = `e30.${payload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.s`;
    expect(decodeToken(token)).toHaveProperty('name', 'Zoë ÿ¿🎾>>??');
  });

  it('contain no unknown claims', () => {
    expect(decodeToken(encodeToken('{"exp":1,"__proto__":{"admin":true},"other":1}'))).toEqual({
      exp: 1,
    });
  });

  it.each(['iat', 'sub', 'scope', 'username', 'email', 'name'])(
    'treat an %s of another type as absent, because only the expiry decides',
    (name) => {
      expect(
        decodeToken(encodeToken(JSON.stringify({ exp: 1, [name]: null })))?.[name as 'sub'],
      ).toBeUndefined();
    },
  );

  it.each([
    ['no expiry', '{}'],
    ['an expiry in words', '{"exp":"2000000000"}'],
    ['an expiry of null', '{"exp":null}'],
    ['an endless expiry', '{"exp":1e999}'],
    ['a payload of null', 'null'],
    ['a payload that is a number', '1'],
    ['a payload that is a list', '[]'],
    ['a payload that is no JSON', '{"exp":1'],
  ])('are none with %s', (_, payload) => {
    expect(decodeToken(encodeToken(payload))).toBeNull();
  });

  const [header, payload, signature] = encodeToken('{"exp":2000000000}').split('.') as [
    string,
    string,
    string,
  ];
  it.each([
    ['nothing', ''],
    ['two parts', `${header}.${payload}`],
    ['five parts', `${header}.${payload}.${signature}.x.y`],
    ['an empty signature', `${header}.${payload}.`],
    ['an empty header', `.${payload}.${signature}`],
    ['a space at the end', `${header}.${payload}.${signature} `],
    ['a line break before', `\n${header}.${payload}.${signature}`],
    ['padding', `${header}.${payload}==.${signature}`],
    ['HTML', '<!doctype html><p>a.b.c'],
    ['100 kB of junk', 'x'.repeat(100_000)],
    ['three parts of junk', `${'x'.repeat(50_000)}.${'y'.repeat(50_000)}.z`],
  ])('are none in %s', (_, token) => {
    expect(decodeToken(token)).toBeNull();
  });

  it('never throw, for any text', () => {
    const part = fc.oneof(fc.string(), fc.json().map(encodeAny), fc.base64String());
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part, { maxLength: 6 }).map((parts) => parts.join('.')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const claims = decodeToken(text);
        expect(claims === null || Number.isFinite(claims.exp)).toBe(true);
      }),
      { numRuns: runs(5000) },
    );
  });
});

function encodeAny(text: string): string {
  return encode(String.fromCharCode(...new TextEncoder().encode(text)));
}

describe('the expiry of a token', () => {
  const claims = { exp: 1000 };

  it.each([
    [999_999, false],
    [1_000_000, true],
    [1_000_001, true],
  ])('is compared with %i ms when it is at 1,000 s, and expired is %s [B02]', (now, expected) => {
    expect(isExpired(claims, now)).toBe(expected);
  });

  it.each([
    [989_999, false],
    [990_000, true],
    [1_500_000, true],
  ])('is compared with %i ms and 10 s more, and expiring is %s', (now, expected) => {
    expect(isExpiringWithin(claims, 10, now)).toBe(expected);
  });

  it('is compared with the clock of this device [S4.13]', () => {
    expect(isExpired({ exp: inSeconds(-1) })).toBe(true);
    expect(isExpired({ exp: inSeconds(60) })).toBe(false);
    expect(isExpiringWithin({ exp: inSeconds(60) }, 61)).toBe(true);
    expect(isExpiringWithin({ exp: inSeconds(60) }, 30)).toBe(false);
  });
});

describe('a pair of tokens', () => {
  const good = buildToken();
  const old = buildToken({ exp: inSeconds(-60) });

  it.each([
    ['valid', good, good],
    ['expired', old, good],
    ['expired', good, old],
    ['invalid', 'junk', good],
    ['invalid', good, 'junk'],
    ['invalid', old, 'junk'],
  ] as const)('is %s, by both tokens', (verdict, idToken, accessToken) => {
    expect(validateTokens({ idToken, accessToken })).toBe(verdict);
  });
});
