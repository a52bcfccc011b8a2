import type { AxiosError, AxiosInstance } from 'axios';
import axiosRetry, { retryAfter } from 'axios-retry';
import { request as limits } from '#src/config/limits.ts';

/** Whether a retry may succeed, by the status (section 9). */
function isWorthRetrying({ response }: AxiosError): boolean {
  return (
    response !== undefined && limits.RETRIED_STATUSES.some((status) => status === response.status)
  );
}

/**
 * Calculates the wait before a retry: 0.3·2^(n-1) s, or a longer `Retry-After` (seconds or a date) of at most 5 s.
 * @param attempt 1 for the first retry
 * @param error the error of the last try
 * @returns milliseconds
 */
export function retryDelay(attempt: number, error: AxiosError): number {
  const backOff = limits.BACKOFF_MS * 2 ** (attempt - 1);
  return Math.max(backOff, Math.min(retryAfter(error), limits.RETRY_AFTER_MAX_MS));
}

/** Adds retries to a client. Each try has the whole timeout. `createRetryOptions` configures each call. */
export function addRetries(client: AxiosInstance): void {
  axiosRetry(client, {
    retries: 0,
    retryCondition: isWorthRetrying,
    retryDelay,
    shouldResetTimeout: true,
  });
}

/**
 * Configures the retries of a call. A call that is not safe to repeat has none (decisions, "HTTP contract").
 * @param repeatable whether the call is safe to repeat
 * @param onRetry called before each retry
 */
export const createRetryOptions = (repeatable: boolean, onRetry: () => void) => ({
  'axios-retry': { retries: repeatable ? limits.RETRIES : 0, onRetry },
});
