/** A busy page may have no idle time, so the work starts after this time. */
const LATEST_MS = 2000;

/** A browser without `requestIdleCallback`, or where it throws, does the work after the present task. */
function askForIdleTime(work: () => void): void {
  try {
    requestIdleCallback(work, { timeout: LATEST_MS });
  } catch {
    setTimeout(work, 1);
  }
}

/**
 * Runs work when the browser is idle, so that it delays no paint and no key press. It runs once, also when the browser
 * never calls back.
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
