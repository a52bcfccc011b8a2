import { AppError } from '#src/kernel/errors/app-error.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { portCallbacks } from './ports.ts';

/** Which errors of a call are processed centrally: network, 500 and 403; only network; none. */
export type Central = 'all' | 'network' | 'none';

/** The part of a call that the central handling needs. */
type CentralCall = {
  readonly method: string;
  /** The path with its placeholders. */
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

/** When the login cannot start, the visitor sees the reason of that, and not only the error of the call. */
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
 * Processes an error in the same way for every call (section 8). A 401 starts a login unless the call opts out. Network
 * errors, 500 and 403 go to the central handling. A processed error is marked as handled.
 */
export async function processCentrally(error: AppError, call: CentralCall): Promise<void> {
  const { central = 'all', reauthenticate = true, external = false } = call;
  if (error.kind === 'notAuthenticated' && reauthenticate && !external)
    return startLogin(error, call);
  if (!isCentral(error, central)) return;
  portCallbacks.centralError(error);
  error.handled = true;
}
