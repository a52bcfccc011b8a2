import { message as limits } from '#src/config/limits.ts';
import { cutText } from '#src/kernel/text/cut-text.ts';
import { type AppError, type ErrorKind, errorClasses } from './app-error.ts';
import { errorMessages } from './messages.ts';

/** The message of a 403 for a signed-in user without a profile (section 6). */
const MISSING_PROFILE = 'Missing profile';

const KIND_OF_STATUS: Readonly<Record<number, ErrorKind>> = {
  401: 'notAuthenticated',
  403: 'notAuthorized',
  404: 'notFound',
  408: 'timeout',
  409: 'exists',
  422: 'validation',
  503: 'serviceUnavailable',
  504: 'timeout',
};

function getErrorKind(status: number, message: string | null): ErrorKind {
  if (status === 403 && message === MISSING_PROFILE) return 'noProfile';
  const exact = KIND_OF_STATUS[status];
  if (exact) return exact;
  if (status >= 400 && status < 500) return 'client';
  if (status >= 500 && status < 600) return 'server';
  return 'base';
}

/**
 * Reads the message as text and cuts it. It is null when there is none to show (a proxy's page, cut JSON, an object).
 */
const readMessage = (said: unknown): string | null =>
  (typeof said === 'string' && cutText(said, limits.MAX_LENGTH)) || null;

function toRecord(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

/**
 * Maps an HTTP error answer to its kind (section 8, status mapping).
 * @param answer the status, the body of any type, and the `X-Request-Id` of the call
 * @returns the error; its message is the API's text, at most 300 characters, else the message of the kind
 */
export function createResponseError(answer: {
  status: number;
  body: unknown;
  reference?: string | undefined;
}): AppError {
  const { status, reference } = answer;
  const body = toRecord(answer.body);
  const message = readMessage(body['message']);
  const kind = getErrorKind(status, message);
  const options = { status, data: body['data'], reference };
  return new errorClasses[kind](message ?? errorMessages[kind], options);
}
