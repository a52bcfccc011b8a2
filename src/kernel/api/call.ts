import type * as z from 'zod/mini';
import { env } from '#src/config/env.ts';
import type { Endpoint } from '#src/contracts/endpoint.ts';
import { ClientError } from '#src/kernel/errors/app-error.ts';
import { errorMessages } from '#src/kernel/errors/messages.ts';
import type { Central } from './central-errors.ts';

/** A call to the platform: an endpoint and the data of this call. */
export type Call<S extends z.ZodMiniType> = {
  /** The service, by default the API. */
  service?: Endpoint['service'];
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path below the base URL. `{name}` is a placeholder for a value of `params`, so that the path can be logged. */
  path: string;
  params?: Readonly<Record<string, string>>;
  /** The schema of the answer. An answer that does not match is a response error. */
  answer: S;
  /** The body, sent as JSON. A FormData is sent as multipart. */
  body?: unknown;
  query?: URLSearchParams | Record<string, string>;
  /** Sends the bearer ID token, if there is one. */
  authenticated?: boolean;
  /** A 401 starts a login. */
  reauthenticate?: boolean;
  /** The call is retried after 408, 502, 503 and 504. */
  repeatable?: boolean;
  /** Which errors the central handling processes before they are thrown. */
  central?: Central;
  headers?: Readonly<Record<string, string>>;
  /** The answer must be fresh. No cache may answer, neither the browser's nor one on the way. */
  fresh?: boolean;
  /** Replaces the address of the service. */
  baseUrl?: string;
  signal?: AbortSignal | undefined;
  /** The limit of each try, from the request to the end of the body, in milliseconds. */
  timeoutMs?: number;
  /** The call goes to a third party, without our headers and without a login. */
  external?: boolean;
};

const BASE_URLS: Readonly<Record<Endpoint['service'], string>> = {
  api: env.apiUrl,
  auth: env.authApiUrl,
};

/** Values that would change the path to another resource. For example `DELETE /things/..` must not be sent. */
const NO_PATH_SEGMENT: readonly unknown[] = [undefined, '', '.', '..'];

/**
 * Builds the whole address of a call.
 * @throws ClientError when a value of `params` is missing, or would change the path to another resource
 */
export function buildUrl(call: Call<z.ZodMiniType>): string {
  const { service = 'api', baseUrl = BASE_URLS[service], path, params = {} } = call;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (NO_PATH_SEGMENT.includes(value)) throw new ClientError(errorMessages.client);
    return encodeURIComponent(value!);
  });
  // A base that is the whole address keeps its slash. Without it a third party would answer with a redirect.
  return filled.startsWith('/') ? baseUrl.replace(/\/$/, '') + filled : baseUrl + filled;
}
