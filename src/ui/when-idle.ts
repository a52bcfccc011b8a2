/** Idle time may never come on a busy page; after this long the work starts all the same. */
const LATEST_MS = 2000;

/** Does work once the browser has nothing better to do, so that it never delays a paint or a key press. */
export function whenIdle(work: () => unknown): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(() => void work(), { timeout: LATEST_MS });
  } else {
    setTimeout(() => void work(), 1);
  }
}
