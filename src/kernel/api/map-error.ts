import { AxiosError, type AxiosInstance, isAxiosError } from 'axios';
import {
  AppError,
  CancelledError,
  NetworkError,
  TimeoutError,
} from '#src/kernel/errors/app-error.ts';
import { createResponseError } from '#src/kernel/errors/from-response.ts';
import { errorMessages } from '#src/kernel/errors/messages.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The `X-Request-Id` of the call, also without the header. */
    reference?: string;
  }
}

/** The call was aborted by our signal, or by the browser when the page was left. So it is no connection error. */
const CANCELLED: readonly unknown[] = [AxiosError.ERR_CANCELED, AxiosError.ECONNABORTED];

/**
 * Maps an error of a call to the kinds of section 8.
 * @param error the thrown value
 * @param reference the `X-Request-Id` of the call
 */
export function mapError(error: unknown, reference: string | undefined): AppError {
  if (error instanceof AppError) return error;
  const options = { cause: error, reference };
  if (!isAxiosError(error)) return new AppError(errorMessages.base, options);
  if (error.response) {
    return createResponseError({
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
 * Maps the errors of a client. Each try of a repeated call passes this interceptor, so an error that is already mapped
 * stays as it is.
 * @param client a client that already has its retries, because interceptors run in order
 */
export function addErrorMapping(client: AxiosInstance): void {
  client.interceptors.response.use(undefined, (error: unknown) => {
    const reference = isAxiosError(error) ? error.config?.reference : undefined;
    return Promise.reject(mapError(error, reference));
  });
}
