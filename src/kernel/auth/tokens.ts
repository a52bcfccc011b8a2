import { jwtDecode } from 'jwt-decode';
import { TokenClaims } from '#src/contracts/auth.ts';
import type { Tokens } from '#src/contracts/auth.ts';

/** Three parts of base64url (RFC 7515, section 3.1); jwt-decode would take two or five as well. */
const THREE_PARTS = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * The claims of a token. The signature is not checked: that is for the API, which is shown the token.
 * @param token a signed token, or anything that claims to be one
 * @returns the claims, or null when it has not three parts, does not decode, or has no `exp`
 */
export function decodeToken(token: string): TokenClaims | null {
  if (!THREE_PARTS.test(token)) return null;
  try {
    const claims = TokenClaims.safeParse(jwtDecode(token));
    return claims.success ? claims.data : null;
  } catch {
    return null;
  }
}

/**
 * Does the token expire within so many seconds? One that has expired does.
 * @param now milliseconds since 1970
 */
export function isExpiringWithin(claims: TokenClaims, seconds: number, now = Date.now()): boolean {
  return claims.exp * 1000 <= now + seconds * 1000;
}

/** A token is expired on or after its `exp` (RFC 7519, section 4.1.4). */
export function isExpired(claims: TokenClaims, now = Date.now()): boolean {
  return isExpiringWithin(claims, 0, now);
}

/** What a pair of tokens is good for: `invalid` when either does not decode, `expired` when either has expired. */
export function validateTokens(tokens: Tokens): 'valid' | 'expired' | 'invalid' {
  const claims = [decodeToken(tokens.idToken), decodeToken(tokens.accessToken)];
  if (!claims.every((one) => one !== null)) return 'invalid';
  return claims.some((one) => isExpired(one)) ? 'expired' : 'valid';
}
