import type * as z from 'zod/mini';
import { env } from '#src/config/env.ts';
import type { Endpoint } from '#src/contracts/endpoint.ts';
import { ClientError } from '#src/kernel/errors/app-error.ts';
import { errorMessages } from '#src/kernel/errors/messages.ts';
import type { Central } from './central-errors.ts';

/** A call of the platform: an endpoint, and what this call sends. */
export type Call<S extends z.ZodMiniType> = {
  /** Which service it goes to; without one the API. */
  service?: Endpoint['service'];
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the base URL; `{name}` stands for a value of `params`, so that the path can be logged as it is. */
  path: string;
  params?: Readonly<Record<string, string>>;
  /** The schema of the answer: what does not fit it is a response error. */
  answer: S;
  /** Sent as JSON, or as multipart when it is a FormData. */
  body?: unknown;
  query?: URLSearchParams | Record<string, string>;
  /** Carries the bearer ID token, when there is one. */
  authenticated?: boolean;
  /** A 401 starts a login. */
  reauthenticate?: boolean;
  /** Safe to send again after 408, 502, 503 and 504. */
  repeatable?: boolean;
  /** Which errors are handed to the central handling before they are thrown. */
  central?: Central;
  headers?: Readonly<Record<string, string>>;
  /** Asks for a state that changes: no cache may answer it, neither the browser's nor one on the way. */
  fresh?: boolean;
  /** In place of the address of the service. */
  baseUrl?: string;
  signal?: AbortSignal | undefined;
  /** For each try, from the request to the end of the answer's body, in milliseconds. */
  timeoutMs?: number;
  /** Goes to a third party: none of our headers, no login. */
  external?: boolean;
};

const BASE_URLS: Readonly<Record<Endpoint['service'], string>> = {
  api: env.apiUrl,
  auth: env.authApiUrl,
};

/** Values that would make the path that of another resource: `DELETE /things/..` must not be sent. */
const NO_PATH_SEGMENT: readonly unknown[] = [undefined, '', '.', '..'];

/**
 * The whole address of a call.
 * @throws ClientError when a value of `params` is missing, or would make the path that of another resource
 */
export function buildUrl(call: Call<z.ZodMiniType>): string {
  const { service = 'api', baseUrl = BASE_URLS[service], path, params = {} } = call;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (NO_PATH_SEGMENT.includes(value)) throw new ClientError(errorMessages.client);
    return encodeURIComponent(value!);
  });
  // A base that is the whole address keeps its slash: without it a third party would answer with a redirect.
  return filled.startsWith('/') ? baseUrl.replace(/\/$/, '') + filled : baseUrl + filled;
}
