import { AxiosError, type AxiosInstance, isAxiosError } from 'axios';
import {
  AppError,
  CancelledError,
  NetworkError,
  TimeoutError,
} from '#src/kernel/errors/app-error.ts';
import { errorFromResponse } from '#src/kernel/errors/from-response.ts';
import { errorMessages } from '#src/kernel/errors/messages.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The `X-Request-Id` of the call, also where no header carries it. */
    reference?: string;
  }
}

/** Ended by us (a signal) or by the browser (leaving the page): nobody's fault, and no reason to say the line is down. */
const CANCELLED: readonly unknown[] = [AxiosError.ERR_CANCELED, AxiosError.ECONNABORTED];

/**
 * Turns whatever a call throws into the error kinds of section 8.
 * @param reference the `X-Request-Id` of the call
 */
export function mapError(error: unknown, reference: string | undefined): AppError {
  if (error instanceof AppError) return error;
  const options = { cause: error, reference };
  if (!isAxiosError(error)) return new AppError(errorMessages.base, options);
  if (error.response) {
    return errorFromResponse({
      status: error.response.status,
      body: error.response.data,
      reference,
    });
  }
  if (error.code === AxiosError.ETIMEDOUT) return new TimeoutError(errorMessages.timeout, options);
  if (CANCELLED.includes(error.code)) return new CancelledError('The call was cancelled.', options);
  return new NetworkError(errorMessages.network, options);
}

/**
 * Maps what a client's answers fail with. A repeated call passes here once for each try, so that what is mapped already
 * stays as it is.
 * @param client a client that has its retries already: an interceptor sees what the ones before it have left
 */
export function addErrorMapping(client: AxiosInstance): void {
  client.interceptors.response.use(undefined, (error: unknown) => {
    const reference = isAxiosError(error) ? error.config?.reference : undefined;
    return Promise.reject(mapError(error, reference));
  });
}
