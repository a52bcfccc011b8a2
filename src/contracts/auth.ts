import * as z from 'zod/mini';
import { type Endpoint, InvalidFields } from './endpoint.ts';
import { ErrorBody } from './error-body.ts';

/** The body of the token exchange: the one-time code and the PKCE verifier (RFC 7636, section 4.5). */
export const ExchangeTokenRequest = z.object({
  code: z.string().check(z.minLength(1)),
  verifier: z.string().check(z.minLength(43), z.maxLength(128)),
});
export type ExchangeTokenRequest = z.infer<typeof ExchangeTokenRequest>;

/** The two signed tokens of a sign-in. */
export const Tokens = z.object({
  idToken: z.string().check(z.minLength(1)),
  accessToken: z.string().check(z.minLength(1)),
});
export type Tokens = z.infer<typeof Tokens>;

/** An optional claim. A value of another type counts as absent, because only `exp` decides whether a token is valid. */
const claim = z.catch(z.optional(z.string()), undefined);

/** The payload of a token (section 3); `exp` and `iat` are seconds since 1970 (RFC 7519, section 4.1). */
export const TokenClaims = z.object({
  exp: z.number(),
  iat: z.catch(z.optional(z.number()), undefined),
  sub: claim,
  scope: claim,
  username: claim,
  email: claim,
  name: claim,
});
export type TokenClaims = z.infer<typeof TokenClaims>;

/** A message from one tab to the others. */
export const TabMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('authenticated'), tokens: Tokens }),
  z.object({ type: z.literal('unauthenticated') }),
]);
export type TabMessage = z.infer<typeof TabMessage>;

export const exchangeTokenEndpoint = {
  service: 'auth',
  method: 'POST',
  path: '/exchange-token',
  summary: 'Exchange a one-time code and its verifier for tokens',
  authenticated: false,
  request: ExchangeTokenRequest,
  answer: Tokens,
  errors: { 400: ErrorBody, 401: ErrorBody, 422: InvalidFields },
} as const satisfies Endpoint;
