/** After this time the page was not left: the navigation was stopped, or was no navigation. */
const LIMIT_MS = 30_000;

const STAY = 'stay';
const events = new EventTarget();
let timer: ReturnType<typeof setTimeout> | undefined;
let isLeaving = false;

function leave(): void {
  isLeaving = true;
  clearTimeout(timer);
  timer = setTimeout(stay, LIMIT_MS);
}

function stay(): void {
  if (!isLeaving) return;
  isLeaving = false;
  clearTimeout(timer);
  events.dispatchEvent(new Event(STAY));
}

/**
 * Whether the page is being left for another document. Then the browser aborts calls and imports, and reports each as a
 * failure (HTML standard, "abort a document"; Firefox does it when the navigation starts, others when the new page has
 * loaded). These failures are not shown, reported or retried.
 */
export const isPageLeaving = (): boolean => isLeaving;

/**
 * Leaves the page, and marks it as left before the browser's own event.
 * @param go starts the navigation to another document
 */
export function leavePage(go: () => void): void {
  leave();
  go();
}

/**
 * Runs a function once when the page stays after all: it came back from the back/forward cache, the visitor uses it
 * again, or the navigation did not happen.
 * @param run the function
 * @returns a function that cancels it
 */
export function onceStaying(run: () => void): () => void {
  events.addEventListener(STAY, run, { once: true });
  return () => events.removeEventListener(STAY, run);
}

/**
 * Watches navigations that the visitor or the browser starts.
 * @returns a function that stops watching
 */
export function watchPageLeaving(): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const type of ['beforeunload', 'pagehide']) window.addEventListener(type, leave, options);
  for (const type of ['pageshow', 'pointerdown', 'keydown'])
    window.addEventListener(type, stay, options);
  return () => {
    stop.abort();
    stay();
  };
}
