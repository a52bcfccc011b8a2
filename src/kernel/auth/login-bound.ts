import * as z from 'zod/mini';
import { login as limits } from '#src/config/limits.ts';
import { STORAGE_PREFIX } from '#src/config/product.ts';
import { getFailedCallId } from '#src/kernel/api/call-log.ts';
import { NotAuthenticatedError } from '#src/kernel/errors/app-error.ts';
import { readStored, sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';
import { signInMessages } from './messages.ts';

const KEY = `${STORAGE_PREFIX}.login.started`;

/** The times of automatic logins, in milliseconds since 1970, the newest last, by cause. */
const Starts = z.record(z.string(), z.array(z.number()));

/**
 * Counts a login that the site starts by itself. The limit is two in a minute for one cause, because a third login
 * would not help either. A redirect keeps the count. A blocked start counts too, so that a poll which always gets a
 * 401 does not start a login every minute.
 * @param cause the reason of the login: a call by its method and path, or the guard of a route
 * @throws NotAuthenticatedError at the limit; then only the visitor may start the next login
 */
export function countAutomaticLogin(cause: string): void {
  const now = Date.now();
  const started = readStored(sessionStore, KEY, Starts) ?? {};
  const recent = (started[cause] ?? []).filter(
    (at) => Math.abs(now - at) < limits.AUTOMATIC_WINDOW_MS,
  );
  const kept = [...recent, now].slice(-limits.AUTOMATIC_MAX);
  writeStored(sessionStore, KEY, { ...started, [cause]: kept });
  if (recent.length < limits.AUTOMATIC_MAX) return;
  const reference = getFailedCallId() ?? undefined;
  throw new NotAuthenticatedError(signInMessages.notCured, { reference });
}
