import { AxiosError, isAxiosError } from 'axios';
import { AppError, NetworkError, TimeoutError } from '#src/kernel/errors/app-error.ts';
import { errorFromResponse } from '#src/kernel/errors/from-response.ts';
import { errorMessages } from '#src/kernel/errors/messages.ts';

/** Ended by us (a signal) or by the browser (leaving the page): nobody's fault, and no reason to say the line is down. */
const CANCELLED: readonly unknown[] = [AxiosError.ERR_CANCELED, AxiosError.ECONNABORTED];

/**
 * Turns whatever a call throws into the error kinds of section 8.
 * @param reference the `X-Request-Id` of the call
 */
export function mapError(error: unknown, reference: string): AppError {
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
  if (CANCELLED.includes(error.code)) return new AppError('The call was cancelled.', options);
  return new NetworkError(errorMessages.network, options);
}
