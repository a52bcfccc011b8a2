import { build, env } from '#src/config/env.ts';
import { API_VERSION } from '#src/config/product.ts';
import { portCallbacks } from './ports.ts';

/** The only origins that get our headers and the visitor's token. */
const OUR_ORIGINS: readonly string[] = [env.apiUrl, env.authApiUrl].map(
  (url) => new URL(url).origin,
);

/**
 * Builds the headers of the contract (section 7; decisions, "HTTP contract").
 * @param call the address, the `X-Request-Id`, whether the call carries the token, and whether it goes to a third
 *   party
 * @returns no headers for a third party, because it must not learn what we run or who is signed in
 */
export async function createContractHeaders(call: {
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
