import { build, env } from '#src/config/env.ts';
import { API_VERSION } from '#src/config/product.ts';
import { portCallbacks } from './ports.ts';

/** The only places that may see our headers and the visitor's token. */
const OUR_ORIGINS: readonly string[] = [env.apiUrl, env.authApiUrl].map(
  (url) => new URL(url).origin,
);

/**
 * The headers that the contract asks for (section 7; decisions, "HTTP contract").
 * @param call where it goes, its `X-Request-Id`, whether it carries the token, and whether it leaves the platform
 * @returns nothing at all for a third party: neither what we run nor who is signed in is its business
 */
export async function contractHeaders(call: {
  url: string;
  requestId: string;
  authenticated: boolean;
  external: boolean;
}): Promise<Record<string, string>> {
  if (call.external || !OUR_ORIGINS.includes(new URL(call.url).origin)) return {};
  const token = call.authenticated ? await portCallbacks.token() : null;
  return {
    'X-Hostname': window.location.hostname,
    'X-App-Version': build.version,
    'X-Api-Version': API_VERSION,
    'X-Request-Id': call.requestId,
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  };
}
