import * as z from 'zod/mini';
import { login as limits } from '#src/config/limits.ts';
import { STORAGE_PREFIX } from '#src/config/product.ts';
import { failedCallId } from '#src/kernel/api/call-log.ts';
import { NotAuthenticatedError } from '#src/kernel/errors/app-error.ts';
import { readStored, sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';
import { signInMessages } from './messages.ts';

const KEY = `${STORAGE_PREFIX}.login.started`;

/** When the site wanted to start a login by itself, in milliseconds since 1970, the newest last, by what caused it. */
const Starts = z.record(z.string(), z.array(z.number()));

/**
 * Counts a login that the site starts by itself. The one bound for all of them: two in a minute for one cause. A login
 * that has not cured its cause twice will not do so the third time. The count outlives the redirects. A refused start
 * counts too, so that a poll which is answered 401 for ever starts no login every minute.
 * @param cause what the login is to cure: a call by its method and path, or the guard of a route
 * @throws NotAuthenticatedError when the bound is reached: nothing but the visitor may start the next one
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
  const reference = failedCallId() ?? undefined;
  throw new NotAuthenticatedError(signInMessages.notCured, { reference });
}
