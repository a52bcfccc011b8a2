import * as z from 'zod/mini';
import { STORAGE_PREFIX } from '#src/config/product.ts';
import { CALL_MARK, CallRecord } from '#src/contracts/support-bundle.ts';
import { readStored, sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';

const KEY = `${STORAGE_PREFIX}.calls`;
const KEPT_CALLS = 10;

/** The last calls of this tab, oldest first; a sign-in in between leaves the page, and so they are stored. */
export function recentCalls(): readonly CallRecord[] {
  return readStored(sessionStore, KEY, z.array(CallRecord)) ?? [];
}

/** Notes a finished call, also as a User Timing mark for the reports; only the last ten are kept. Nothing in it is personal. */
export function recordCall(call: CallRecord): void {
  writeStored(sessionStore, KEY, [...recentCalls(), call].slice(-KEPT_CALLS));
  try {
    performance.mark(CALL_MARK, { detail: call });
  } catch {
    // A browser that cannot measure loses nothing else.
  }
}

const hasFailed = ({ kind, path }: CallRecord): boolean =>
  kind !== undefined && path.startsWith('/');

/** The id of the newest call to the platform that failed, or null; that of a third party would say nothing to it. */
export function failedCallId(): string | null {
  return recentCalls().findLast(hasFailed)?.id ?? null;
}
