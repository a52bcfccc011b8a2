import axios, {
  AxiosError,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import type * as z from 'zod/mini';
import { request as limits } from '#src/config/limits.ts';
import { ResponseError } from '#src/kernel/errors/app-error.ts';
import type { CallRecord } from '#src/contracts/support-bundle.ts';
import { errorMessages } from '#src/kernel/errors/messages.ts';
import { withTimeout } from '#src/kernel/async/with-timeout.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { skipPrototype } from '#src/kernel/storage/parse-json.ts';
import { type Call, buildUrl } from './call.ts';
import { recordCall } from './call-log.ts';
import { processCentrally } from './central-errors.ts';
import { noteServerTime } from './clock-skew.ts';
import { createRequestId } from './flow.ts';
import { createContractHeaders } from './headers.ts';
import { addErrorMapping, mapError } from './map-error.ts';
import { addRetries, createRetryOptions } from './retry.ts';

const http = axios.create({
  transitional: { ...axios.defaults.transitional, clarifyTimeoutError: true },
  parseReviver: skipPrototype,
});
/* Response interceptors run in the order of their registration, so a retry runs before the error is mapped. */
addRetries(http);
addErrorMapping(http);

/** A `fetch` that an extension has replaced may never answer, also when it is aborted. */
async function fetchInTime(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  return withTimeout(
    axios.getAdapter('fetch')(config),
    (config.timeout ?? limits.TIMEOUT_MS) + limits.ABORT_MS,
    () => new AxiosError('No answer in time', AxiosError.ETIMEDOUT, config),
  );
}

/**
 * Only `fetch` bypasses the browser's cache in every engine (Fetch standard, cache mode `no-store`). It adds cache
 * headers itself, and the platform need not allow them (CORS).
 */
const UNCACHED = { adapter: fetchInTime, fetchOptions: { cache: 'no-store' } } as const;

/**
 * With `fetch`, axios sends its own `User-Agent`. Firefox and Safari then ask the platform to allow that header (CORS).
 */
const UNNAMED = { 'User-Agent': false } as const;

async function buildConfig(
  call: Call<z.ZodMiniType>,
  { reference, onRetry }: { reference: string; onRetry: () => void },
): Promise<AxiosRequestConfig> {
  const { method, authenticated = true, repeatable = method === 'GET', external = false } = call;
  const url = buildUrl(call);
  return {
    method,
    url,
    reference,
    timeout: call.timeoutMs ?? limits.TIMEOUT_MS,
    headers: {
      ...UNNAMED,
      ...call.headers,
      ...(await createContractHeaders({ url, requestId: reference, authenticated, external })),
    },
    data: call.body,
    params: new URLSearchParams(call.query),
    ...(call.signal ? { signal: call.signal } : {}),
    ...(call.fresh ? UNCACHED : {}),
    ...createRetryOptions(repeatable, onRetry),
  };
}

function parseAnswer<S extends z.ZodMiniType>(
  { method, path, answer }: Call<S>,
  data: unknown,
  reference: string,
): z.infer<S> {
  const parsed = answer.safeParse(data);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  logger.warn('An answer does not fit its contract', { method, path, faults, reference });
  throw new ResponseError(errorMessages.response, { cause: parsed.error, reference });
}

/** Records the end of a call for the support bundle. */
function recordEnd(
  call: Call<z.ZodMiniType>,
  { started, ...end }: Pick<CallRecord, 'id' | 'status' | 'tries' | 'kind'> & { started: number },
): void {
  const path = call.external ? new URL(buildUrl(call)).origin : call.path;
  recordCall({ method: call.method, path, ms: Date.now() - started, ...end });
}

/**
 * Makes one call, and retries it when it is safe to repeat (section 7; decisions, "HTTP contract").
 * @returns the parsed answer
 * @throws AppError of the kind in section 8, with the `X-Request-Id` as `reference`; an error that was processed
 *   centrally is marked `handled`, so that the caller shows nothing
 */
export async function request<S extends z.ZodMiniType>(call: Call<S>): Promise<z.infer<S>> {
  const id = createRequestId();
  const started = Date.now();
  let tries = 1;
  let response: AxiosResponse<unknown> | undefined;
  try {
    const config = await buildConfig(call, { reference: id, onRetry: () => void tries++ });
    response = await http.request<unknown>(config);
    if (!call.external) noteServerTime(Date.parse(String(response.headers['date'])));
    const answer = parseAnswer(call, response.data, id);
    recordEnd(call, { id, started, tries, status: response.status });
    return answer;
  } catch (thrown) {
    const error = mapError(thrown, id);
    const { kind } = error;
    recordEnd(call, { id, started, tries, kind, status: response?.status ?? error.status ?? 0 });
    await processCentrally(error, call);
    throw error;
  }
}
