import type { ErrorStatus } from '#src/contracts/endpoint.ts';

/** A call that is answered with an error on purpose; its body is `{ message, data? }`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: ErrorStatus;
  readonly data: unknown;

  constructor(status: ErrorStatus, message: string, data?: unknown) {
    super(message);
    this.status = status;
    this.data = data;
  }
}

/** A 422: the message of each refused field, by its dotted path in the body. */
export const rejectFields = (fields: Record<string, string>): ApiError =>
  new ApiError(422, 'Some fields were not accepted', { fields });
