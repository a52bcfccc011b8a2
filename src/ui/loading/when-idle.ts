/** Idle time may never come on a busy page; after this long the work starts all the same. */
const LATEST_MS = 2000;

/** A browser without idle time, or one in which asking for it fails, gets to the work after its present task. */
function askForIdleTime(work: () => void): void {
  try {
    requestIdleCallback(work, { timeout: LATEST_MS });
  } catch {
    setTimeout(work, 1);
  }
}

/**
 * Does work once the browser has nothing better to do, so that it never delays a paint or a key press. It is done once,
 * also where the browser never answers.
 */
export function whenIdle(work: () => unknown): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    void work();
  };
  const timer = setTimeout(once, LATEST_MS * 2);
  askForIdleTime(once);
}
