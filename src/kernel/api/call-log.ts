/** What is known of a finished call; nothing in it is personal, so that it may go into a support bundle. */
export type CallRecord = {
  readonly method: string;
  /** The path with its placeholders, never with values. */
  readonly path: string;
  /** The HTTP status, -1 for no answer, 0 when there is none to tell. */
  readonly status: number;
  /** From the first try to the end of the last, in milliseconds. */
  readonly ms: number;
  readonly tries: number;
  /** The `X-Request-Id`. */
  readonly id: string;
};

const KEPT_CALLS = 10;

let calls: readonly CallRecord[] = [];

/** Notes a finished call; only the last ten are kept. */
export function recordCall(call: CallRecord): void {
  calls = [...calls, call].slice(-KEPT_CALLS);
}

/** The last calls, oldest first. */
export function recentCalls(): readonly CallRecord[] {
  return calls;
}
