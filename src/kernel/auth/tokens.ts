import { jwtDecode } from 'jwt-decode';
import { TokenClaims } from '#src/contracts/auth.ts';
import type { Tokens } from '#src/contracts/auth.ts';

/** Three parts of base64url (RFC 7515, section 3.1). jwt-decode also accepts two or five parts. */
const THREE_PARTS = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Decodes the claims of a token. It does not check the signature, because the API does.
 * @param token any text
 * @returns null when it has not three parts, does not decode, or has no `exp`
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
 * Whether the token expires within a number of seconds, or has expired.
 * @param claims the decoded token
 * @param seconds the time from now
 * @param now milliseconds since 1970
 */
export function isExpiringWithin(claims: TokenClaims, seconds: number, now = Date.now()): boolean {
  return claims.exp * 1000 <= now + seconds * 1000;
}

/** Whether the token has expired: on or after its `exp` (RFC 7519, section 4.1.4). */
export function isExpired(claims: TokenClaims, now = Date.now()): boolean {
  return isExpiringWithin(claims, 0, now);
}

/** Validates a pair of tokens. `invalid`: one does not decode. `expired`: one has expired. */
export function validateTokens(tokens: Tokens): 'valid' | 'expired' | 'invalid' {
  const claims = [decodeToken(tokens.idToken), decodeToken(tokens.accessToken)];
  if (!claims.every((one) => one !== null)) return 'invalid';
  return claims.some((one) => isExpired(one)) ? 'expired' : 'valid';
}
