import { createLocalJWKSet, jwtVerify } from 'jose';
import { CLIENT_ID } from '#src/config/product.ts';
import { type Account, findAccount } from '#sandbox/data/accounts.ts';
import type { Database } from '#sandbox/data/database.ts';
import type { Secrets } from '#sandbox/data/secrets.ts';
import { ApiError } from './api-error.ts';

/**
 * Reads the account behind a bearer identity token, verified against the provider's own keys
 * (OpenID Connect Core, section 3.1.3.7: signature, issuer, audience, expiry).
 * @throws Refusal 401 when there is none, or it does not hold
 */
export function createBearerReader(database: Database, secrets: Secrets, issuer: string) {
  const { kty, n, e, kid, alg, use } = secrets.signingKey;
  const keys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg, use }] as never });
  return async (authorization: string | undefined): Promise<Account> => {
    const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
    if (!token) throw new ApiError(401, 'Sign in to make this call');
    const options = { issuer, audience: CLIENT_ID, algorithms: ['RS256'] };
    const verified = await jwtVerify(token, keys, options).catch(() => null);
    const account = verified?.payload.sub && (await findAccount(database, verified.payload.sub));
    if (!account) throw new ApiError(401, 'The identity token is not valid any more');
    return account;
  };
}
