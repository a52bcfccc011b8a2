import {
  type Configuration,
  type KoaContextWithOIDC,
  Provider,
  interactionPolicy,
} from 'oidc-provider';
import { CLIENT_ID } from '#src/config/product.ts';
import { findAccount } from '#sandbox/data/accounts.ts';
import type { Database } from '#sandbox/data/database.ts';
import type { Secrets } from '#sandbox/data/secrets.ts';
import type { PlatformSettings } from '#sandbox/settings.ts';
import { createPostgresAdapter } from './adapter.ts';
import { renderProviderError } from './provider-error-page.ts';

/** The paths that the provider answers itself; everything else is the platform's. */
export const PROVIDER_PATH =
  /^\/(authorize(\/[^/]+)?|token|jwks|\.well-known\/openid-configuration)$/;

/** How the auth service hands QA's word on the tokens' lifetime, in seconds, to the token endpoint. */
export const TOKEN_SECONDS_HEADER = 'x-sandbox-token-seconds';

const SCOPES = 'openid profile email';
const HOUR = 60 * 60;

const readTokenSeconds = (ctx: KoaContextWithOIDC) => Number(ctx.get(TOKEN_SECONDS_HEADER)) || HOUR;

/** `prompt=create` (Initiating User Registration via OpenID Connect 1.0) goes before everything else. */
function createInteractionPolicy() {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  prompts.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return prompts;
}

/** What the provider asks of the platform: who an account is, and what the site's client is granted. */
function configureAccounts(database: Database, api: string): Partial<Configuration> {
  return {
    async findAccount(_ctx, id) {
      const account = await findAccount(database, id);
      const name = account?.name ? { name: account.name } : {};
      return (
        account && { accountId: id, claims: () => ({ sub: id, email: account.email, ...name }) }
      );
    },
    async loadExistingGrant({ oidc: { client, session, provider } }) {
      const grant = new provider.Grant({
        clientId: client?.clientId,
        accountId: session?.accountId,
      });
      grant.addOIDCScope(SCOPES);
      grant.addResourceScope(api, SCOPES);
      await grant.save();
      return grant;
    },
    async extraTokenClaims(_ctx, token) {
      const account = 'accountId' in token && (await findAccount(database, token.accountId));
      return account ? { email: account.email } : {};
    },
  };
}

/** Access tokens are JWTs for the API (RFC 9068), without the client having to ask for it. */
function configureFeatures(api: string): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => api,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: SCOPES,
        audience: api,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  };
}

/**
 * The OpenID provider at the root of the platform's origin: one public client, authorization code with
 * PKCE S256 (RFC 7636), its own pages for signing in and for creating an account.
 */
export function createProvider(
  database: Database,
  secrets: Secrets,
  settings: PlatformSettings,
): Provider {
  const { url, siteOrigins } = settings;
  const provider = new Provider(url, {
    ...configureAccounts(database, `${url}/api`),
    adapter: createPostgresAdapter(database),
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        redirect_uris: siteOrigins.map((origin) => `${origin}/oAuthCallback`),
      },
    ],
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    jwks: { keys: [secrets.signingKey] },
    cookies: { keys: secrets.cookieKeys },
    routes: { authorization: '/authorize' },
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
    conformIdTokenClaims: false,
    interactions: {
      policy: createInteractionPolicy(),
      url: (_ctx, { uid }) => `/interaction/${uid}`,
    },
    renderError: (ctx, out) => renderProviderError(ctx, settings, out),
    ttl: {
      AccessToken: readTokenSeconds,
      IdToken: readTokenSeconds,
      AuthorizationCode: 60,
      Interaction: HOUR,
      Session: 24 * HOUR,
      Grant: 24 * HOUR,
    },
    features: configureFeatures(`${url}/api`),
  });
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => console.error(error));
  return provider;
}
