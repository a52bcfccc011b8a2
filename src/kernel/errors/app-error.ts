/** The closed set of error kinds (specification, section 8). */
export type ErrorKind =
  | 'base'
  | 'client'
  | 'notAuthenticated'
  | 'notAuthorized'
  | 'notFound'
  | 'exists'
  | 'validation'
  | 'server'
  | 'serviceUnavailable'
  | 'timeout'
  | 'network'
  | 'response'
  | 'noProfile'
  | 'pendingProfile'
  | 'noOrganisationFound';

/** The default status of a kind. Kinds without one are only a label. */
const DEFAULT_STATUS: Partial<Record<ErrorKind, number>> = {
  client: 400,
  notAuthenticated: 401,
  notAuthorized: 403,
  notFound: 404,
  exists: 409,
  validation: 422,
  server: 500,
  serviceUnavailable: 503,
  timeout: 504,
  network: -1,
};

export type AppErrorOptions = {
  /** The HTTP status of the answer, where it differs from the default of the kind. */
  status?: number | undefined;
  /** The data of the API besides the message. */
  data?: unknown;
  cause?: unknown;
  /** The `X-Request-Id` of the failed call. The owner quotes it to support. */
  reference?: string | undefined;
};

/**
 * Every error that the site throws on purpose: the base kind, and the parent class of all other kinds (section 8). The
 * names are literals, because a minifier renames classes.
 */
export class AppError extends Error {
  override readonly name: string = 'BaseError';
  readonly kind: ErrorKind = 'base';
  readonly data: unknown;
  reference: string | undefined;
  /** The error was processed centrally, so the code that catches it shows nothing. */
  handled = false;
  readonly #status: number | undefined;

  constructor(message: string, { status, data, cause, reference }: AppErrorOptions = {}) {
    super(message, { cause });
    this.#status = status;
    this.data = data;
    this.reference = reference;
  }

  /** The given status, else the default of the kind. */
  get status(): number | undefined {
    return this.#status ?? DEFAULT_STATUS[this.kind];
  }
}

/** A call that we or the browser aborted, for example when the page was left. It is no error for the visitor. */
export class CancelledError extends AppError {}

export class ClientError extends AppError {
  override readonly name = 'ClientError';
  override readonly kind = 'client';
}

export class NotAuthenticatedError extends AppError {
  override readonly name = 'NotAuthenticatedError';
  override readonly kind = 'notAuthenticated';
}

export class NotAuthorizedError extends AppError {
  override readonly name = 'NotAuthorizedError';
  override readonly kind = 'notAuthorized';
}

export class NotFoundError extends AppError {
  override readonly name = 'NotFoundError';
  override readonly kind = 'notFound';
}

export class ExistsError extends AppError {
  override readonly name = 'ExistsError';
  override readonly kind = 'exists';
}

export class ValidationError extends AppError {
  override readonly name = 'ValidationError';
  override readonly kind = 'validation';
}

export class ServerError extends AppError {
  override readonly name = 'ServerError';
  override readonly kind = 'server';
}

export class ServiceUnavailableError extends AppError {
  override readonly name = 'ServiceUnavailableError';
  override readonly kind = 'serviceUnavailable';
}

export class TimeoutError extends AppError {
  override readonly name = 'TimeoutError';
  override readonly kind = 'timeout';
}

export class NetworkError extends AppError {
  override readonly name = 'NetworkError';
  override readonly kind = 'network';
}

export class ResponseError extends AppError {
  override readonly name = 'ResponseError';
  override readonly kind = 'response';
}

export class NoProfileError extends AppError {
  override readonly name = 'NoProfileError';
  override readonly kind = 'noProfile';
}

export class PendingProfileError extends AppError {
  override readonly name = 'PendingProfileError';
  override readonly kind = 'pendingProfile';
}

export class NoOrganisationFoundError extends AppError {
  override readonly name = 'NoOrganisationFoundError';
  override readonly kind = 'noOrganisationFound';
}

/** Whether the error was processed centrally, so that the code that catches it shows nothing. */
export function isHandled(error: unknown): boolean {
  return error instanceof AppError && error.handled;
}

/** The class of each kind. */
export const errorClasses = {
  base: AppError,
  client: ClientError,
  notAuthenticated: NotAuthenticatedError,
  notAuthorized: NotAuthorizedError,
  notFound: NotFoundError,
  exists: ExistsError,
  validation: ValidationError,
  server: ServerError,
  serviceUnavailable: ServiceUnavailableError,
  timeout: TimeoutError,
  network: NetworkError,
  response: ResponseError,
  noProfile: NoProfileError,
  pendingProfile: PendingProfileError,
  noOrganisationFound: NoOrganisationFoundError,
} as const satisfies Record<
  ErrorKind,
  new (message: string, options?: AppErrorOptions) => AppError
>;
