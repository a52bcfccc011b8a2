import type { Provider } from 'oidc-provider';
import { CLIENT_ID } from '#src/config/product.ts';
import type { Handler } from '#sandbox/api/handlers.ts';
import { ApiError } from '#sandbox/api/api-error.ts';
import { findAccount } from '#sandbox/data/accounts.ts';
import type { Database } from '#sandbox/data/database.ts';
import type { createInMemoryFetch } from '#sandbox/in-memory-fetch.ts';
import { TOKEN_SECONDS_HEADER } from './provider.ts';

type TokenAnswer = { id_token?: string; access_token?: string; error_description?: string };

/**
 * The auth service's one call (section 7): it hands code and verifier to the provider's token endpoint
 * (RFC 6749, section 4.1.3). The redirect address that endpoint wants to see again is the one that was
 * stored with the code, so a code of either site can be exchanged.
 * @throws Refusal 400 or 401 with the provider's reason
 */
export const exchangeToken =
  (
    provider: Provider,
    fetchFromProvider: ReturnType<typeof createInMemoryFetch>,
  ): Handler<'exchangeToken'> =>
  async ({ body: { code, verifier }, lastsSeconds }) => {
    const stored = await provider.AuthorizationCode.find(code, { ignoreExpiration: true });
    if (!stored?.redirectUri) throw new ApiError(401, 'The code is not known');
    const answer = await fetchFromProvider({
      method: 'POST',
      path: '/token',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(lastsSeconds ? { [TOKEN_SECONDS_HEADER]: String(lastsSeconds) } : {}),
      },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: CLIENT_ID,
        redirect_uri: stored.redirectUri,
        code,
        code_verifier: verifier,
      }).toString(),
    });
    const tokens = (await answer.json()) as TokenAnswer;
    const { id_token: idToken, access_token: accessToken, error_description: reason } = tokens;
    if (!idToken || !accessToken)
      throw new ApiError(answer.status === 401 ? 401 : 400, reason ?? 'The code was not accepted');
    return { idToken, accessToken };
  };

/** Says to whom a one-time code was given; '' when it is not known. */
export const findEmailByCode =
  (provider: Provider, database: Database) =>
  async (code: string): Promise<string> => {
    const stored = await provider.AuthorizationCode.find(code, { ignoreExpiration: true });
    return (await findAccount(database, stored?.accountId ?? ''))?.email ?? '';
  };
