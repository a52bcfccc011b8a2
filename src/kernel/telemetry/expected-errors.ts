import { AppError, type ErrorKind } from '#src/kernel/errors/app-error.ts';

/** Everyday faults of the line, the service and the session (section 8). */
const EXPECTED_KINDS: readonly ErrorKind[] = [
  'network',
  'client',
  'server',
  'notAuthorized',
  'notAuthenticated',
];

/** Is it a fault that the site tells by its kind, and nobody needs a report of? */
export const isExpectedError = (error: unknown): boolean =>
  error instanceof AppError && EXPECTED_KINDS.includes(error.kind);
