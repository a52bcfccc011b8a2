import * as z from 'zod/mini';
import { STORAGE_PREFIX } from '#src/config/product.ts';
import { CALL_MARK, CallRecord } from '#src/contracts/support-bundle.ts';
import { mark } from '#src/kernel/log/mark.ts';
import { readStored, sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';

const KEY = `${STORAGE_PREFIX}.calls`;
const KEPT_CALLS = 10;

/** Reads the last calls of this tab, oldest first. They are stored, because a sign-in leaves the page. */
export function listRecentCalls(): readonly CallRecord[] {
  return readStored(sessionStore, KEY, z.array(CallRecord)) ?? [];
}

/**
 * Records a finished call, and marks it in User Timing for the reports. Only the last ten are kept, because a long wait
 * makes hundreds of calls. A record contains nothing personal.
 */
export function recordCall(call: CallRecord): void {
  writeStored(sessionStore, KEY, [...listRecentCalls(), call].slice(-KEPT_CALLS));
  mark(CALL_MARK, call);
}

const hasFailed = ({ kind, path }: CallRecord): boolean =>
  kind !== undefined && path.startsWith('/');

/**
 * Finds the id of the last failed call to the platform. A third party would not know our id, so its calls do not count.
 * @returns null when none failed
 */
export function getFailedCallId(): string | null {
  return listRecentCalls().findLast(hasFailed)?.id ?? null;
}
