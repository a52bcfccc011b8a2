import { AppError, type ErrorKind } from '#src/kernel/errors/app-error.ts';

/** Expected errors of the connection, the service and the session (section 8). */
const EXPECTED_KINDS: readonly ErrorKind[] = [
  'network',
  'client',
  'server',
  'notAuthorized',
  'notAuthenticated',
];

/** Whether the site shows the error by its kind, so that no report is needed. */
export const isExpectedError = (error: unknown): boolean =>
  error instanceof AppError && EXPECTED_KINDS.includes(error.kind);
