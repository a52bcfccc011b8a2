import type { AxiosError, AxiosInstance } from 'axios';
import axiosRetry, { retryAfter } from 'axios-retry';
import { request as limits } from '#src/config/limits.ts';

/** The statuses that a second try may mend (section 9). */
function isWorthRetrying({ response }: AxiosError): boolean {
  return (
    response !== undefined && limits.RETRIED_STATUSES.some((status) => status === response.status)
  );
}

/**
 * The wait before a retry: 0.3·2^(n-1) s, or what the service asks for with `Retry-After` (seconds or a date) if that
 * is longer, but never more than 5 s of it.
 * @param attempt 1 for the first retry
 * @returns milliseconds
 */
export function retryDelay(attempt: number, error: AxiosError): number {
  const backOff = limits.BACKOFF_MS * 2 ** (attempt - 1);
  return Math.max(backOff, Math.min(retryAfter(error), limits.RETRY_AFTER_MAX_MS));
}

/** Makes a client repeat failed calls. Each try has the whole timeout for itself; `retriesFor` says which. */
export function addRetries(client: AxiosInstance): void {
  axiosRetry(client, {
    retries: 0,
    retryCondition: isWorthRetrying,
    retryDelay,
    shouldResetTimeout: true,
  });
}

/**
 * What a call says of its retries: one that is not safe to repeat has none (decisions, "HTTP contract").
 * @param onRetry called before each
 */
export const retriesFor = (repeatable: boolean, onRetry: () => void) => ({
  'axios-retry': { retries: repeatable ? limits.RETRIES : 0, onRetry },
});
