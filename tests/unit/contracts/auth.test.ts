import { describe, expect, it } from 'vitest';
import { ExchangeTokenRequest, TabMessage, TokenClaims, Tokens } from '#src/contracts/auth.ts';

const tokens = { idToken: 'a.b.c', accessToken: 'd.e.f' };

describe('the body of the token exchange', () => {
  it.each([43, 128])('accepts a verifier of %i characters', (length) => {
    const body = { code: 'once', verifier: 'v'.repeat(length) };
    expect(ExchangeTokenRequest.parse(body)).toEqual(body);
  });

  it.each([
    { code: '', verifier: 'v'.repeat(43) },
    { code: 'once', verifier: 'v'.repeat(42) },
    { code: 'once', verifier: 'v'.repeat(129) },
    { code: 'once' },
  ])('is rejected without a code or with a verifier of another length (%#)', (body) => {
    expect(ExchangeTokenRequest.safeParse(body).success).toBe(false);
  });
});

describe('the tokens', () => {
  it('are two', () => {
    expect(Tokens.parse(tokens)).toEqual(tokens);
  });

  it.each(['idToken', 'accessToken'])('are invalid without the %s', (name) => {
    expect(Tokens.safeParse({ ...tokens, [name]: '' }).success).toBe(false);
    expect(Tokens.safeParse({ ...tokens, [name]: undefined }).success).toBe(false);
  });
});

describe('the claims of a token', () => {
  it('have the fields of section 3', () => {
    const claims = {
      exp: 1_800_000_000,
      iat: 1_799_996_400,
      sub: 'user-1',
      scope: 'openid',
      username: 'aroha',
      email: 'aroha@kauribay.example',
      name: 'Aroha Ngata',
    };
    expect(TokenClaims.parse(claims)).toEqual(claims);
  });

  it('are invalid without their expiry', () => {
    expect(TokenClaims.parse({ exp: 1 }).exp).toBe(1);
    expect(TokenClaims.safeParse({ sub: 'user-1' }).success).toBe(false);
    expect(TokenClaims.safeParse({ exp: '1' }).success).toBe(false);
  });

  it.each(['iat', 'sub', 'scope', 'username', 'email', 'name'])(
    'count a %s of another type as absent',
    (name) => {
      expect(TokenClaims.parse({ exp: 1, [name]: ['x'] })).toMatchObject({ [name]: undefined });
    },
  );
});

describe('a message from one tab to the others', () => {
  it.each([{ type: 'authenticated', tokens }, { type: 'unauthenticated' }])('is %j', (message) => {
    expect(TabMessage.parse(message)).toEqual(message);
  });

  it.each([{ type: 'authenticated' }, { type: 'other' }, {}, 'unauthenticated', null])(
    'is not %j',
    (message) => {
      expect(TabMessage.safeParse(message).success).toBe(false);
    },
  );
});
