import axios, { type AxiosRequestConfig, type AxiosResponse, isAxiosError } from 'axios';
import type * as z from 'zod/mini';
import { env } from '#src/config/env.ts';
import { request as limits } from '#src/config/limits.ts';
import { ClientError, type ErrorKind, ResponseError } from '#src/kernel/errors/app-error.ts';
import { errorMessages } from '#src/kernel/errors/messages.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { withoutPrototype } from '#src/kernel/storage/parse-json.ts';
import { recordCall } from './call-log.ts';
import { type Central, processCentrally } from './central-errors.ts';
import { noteServerTime } from './clock-skew.ts';
import { nextRequestId } from './flow.ts';
import { contractHeaders } from './headers.ts';
import { mapError } from './map-error.ts';
import { addRetries, retriesFor, triesOf } from './retry.ts';

/** A call of the platform: a method, a path and the schema of its answer. */
export type Call<S extends z.ZodMiniType> = {
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
  baseUrl?: string;
  signal?: AbortSignal | undefined;
  /** For each try, from the request to the end of the answer's body, in milliseconds. */
  timeoutMs?: number;
  /** Goes to a third party: none of our headers, no login. */
  external?: boolean;
};

const http = axios.create({
  transitional: { ...axios.defaults.transitional, clarifyTimeoutError: true },
  parseReviver: withoutPrototype,
});
addRetries(http);

/** Values that would make the path that of another resource: `DELETE /things/..` must not be sent. */
const NO_PATH_SEGMENT: readonly unknown[] = [undefined, '', '.', '..'];

function addressOf({ baseUrl = env.apiUrl, path, params = {} }: Call<z.ZodMiniType>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (NO_PATH_SEGMENT.includes(value)) throw new ClientError(errorMessages.client);
    return encodeURIComponent(value!);
  });
  // A base that is the whole address keeps its slash: without it a third party would answer with a redirect.
  return filled.startsWith('/') ? baseUrl.replace(/\/$/, '') + filled : baseUrl + filled;
}

async function configure(
  call: Call<z.ZodMiniType>,
  requestId: string,
): Promise<AxiosRequestConfig> {
  const { method, authenticated = true, repeatable = method === 'GET', external = false } = call;
  const url = addressOf(call);
  return {
    method,
    url,
    timeout: call.timeoutMs ?? limits.TIMEOUT_MS,
    headers: {
      ...call.headers,
      ...(await contractHeaders({ url, requestId, authenticated, external })),
    },
    data: call.body,
    params: new URLSearchParams(call.query),
    ...(call.signal ? { signal: call.signal } : {}),
    ...retriesFor(repeatable),
  };
}

function parseAnswer<S extends z.ZodMiniType>(
  { method, path, answer }: Call<S>,
  response: AxiosResponse<unknown>,
  reference: string,
): z.infer<S> {
  const parsed = answer.safeParse(response.data);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  logger.warn('An answer does not fit its contract', { method, path, faults, reference });
  throw new ResponseError(errorMessages.response, { cause: parsed.error, reference });
}

/** What a bundle for support tells of this call once it has ended. */
function noteEnd(
  call: Call<z.ZodMiniType>,
  id: string,
  end: { started: number; status: number; tries: number; kind?: ErrorKind },
): void {
  const { started, status, tries, kind } = end;
  recordCall({
    method: call.method,
    path: call.external ? new URL(addressOf(call)).origin : call.path,
    status,
    ms: Math.round(performance.now() - started),
    tries,
    id,
    ...(kind ? { kind } : {}),
  });
}

async function send<S extends z.ZodMiniType>(call: Call<S>, id: string): Promise<z.infer<S>> {
  const started = performance.now();
  let response: AxiosResponse<unknown> | undefined;
  let config: AxiosRequestConfig | undefined;
  try {
    response = await http.request<unknown>(await configure(call, id));
    config = response.config;
    if (!call.external) noteServerTime(Date.parse(String(response.headers['date'])));
    const answer = parseAnswer(call, response, id);
    noteEnd(call, id, { started, status: response.status, tries: triesOf(config) });
    return answer;
  } catch (thrown) {
    if (isAxiosError(thrown)) config = thrown.config;
    const error = mapError(thrown, id);
    const status = response?.status ?? error.status ?? 0;
    noteEnd(call, id, { started, status, tries: triesOf(config), kind: error.kind });
    throw error;
  }
}

/**
 * Makes one call (section 7; decisions, "HTTP contract"), with retries where the call may be repeated.
 * @returns the answer as its schema gives it
 * @throws AppError of the kind that section 8 maps the failure to, with the `X-Request-Id` as `reference`; one that
 *   was processed centrally is marked `handled`, so that the caller stays silent
 */
export async function request<S extends z.ZodMiniType>(call: Call<S>): Promise<z.infer<S>> {
  const id = nextRequestId();
  try {
    return await send(call, id);
  } catch (thrown) {
    const error = mapError(thrown, id);
    await processCentrally(error, call);
    throw error;
  }
}
