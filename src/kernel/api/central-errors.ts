import { AppError } from '#src/kernel/errors/app-error.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { portCallbacks } from './ports.ts';

/** Which errors of a call are processed centrally: network, 500 and 403; the network alone; none. */
export type Central = 'all' | 'network' | 'none';

/** What the central handling has to know of a call. */
type CentralCall = {
  readonly method: string;
  /** With `{name}` for what varies. */
  readonly path: string;
  readonly central?: Central;
  readonly reauthenticate?: boolean;
  readonly external?: boolean;
};

const CENTRAL_STATUSES: readonly unknown[] = [403, 500];

function isCentral(error: AppError, central: Central): boolean {
  if (central === 'none') return false;
  if (error.kind === 'network') return true;
  return central === 'all' && CENTRAL_STATUSES.includes(error.status);
}

/** A login that cannot start must not hide the error of the call: the visitor is told why there is none. */
async function startLogin(error: AppError, { method, path, central }: CentralCall): Promise<void> {
  try {
    await portCallbacks.unauthenticated(`${method} ${path}`);
    error.handled = true;
  } catch (cause) {
    logger.error('The login could not be started', { cause });
    if (central === 'none' || !(cause instanceof AppError)) return;
    cause.reference ??= error.reference;
    portCallbacks.centralError(cause);
    error.handled = true;
  }
}

/**
 * Does with an error what is the same for every call (section 8): a 401 starts a login unless the call opts out,
 * network errors, 500 and 403 go to the central handling. What was dealt with is marked as handled.
 */
export async function processCentrally(error: AppError, call: CentralCall): Promise<void> {
  const { central = 'all', reauthenticate = true, external = false } = call;
  if (error.kind === 'notAuthenticated' && reauthenticate && !external)
    return startLogin(error, call);
  if (!isCentral(error, central)) return;
  portCallbacks.centralError(error);
  error.handled = true;
}
