/** A page that is still there after so long was not left: the navigation was stopped, or turned out to be none. */
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
 * Is this page being left for another document? Then the browser ends what is on its way, such as calls and imports,
 * and says of each what it says of a failure (HTML standard, "abort a document"; Firefox as soon as the navigation
 * begins, others when the new page is there). That is nobody's fault: it is neither told nor reported, and nothing
 * is loaded again for it.
 */
export const isPageLeaving = (): boolean => isLeaving;

/**
 * Leaves the page. It counts as left at once, before the browser says so.
 * @param go starts the navigation to another document
 */
export function leavePage(go: () => void): void {
  leave();
  go();
}

/**
 * Runs something once when a page that was being left stays after all: it came back from the back/forward cache, the
 * visitor goes on using it, or nothing has come of the navigation.
 * @returns a function that forgets it
 */
export function onceStaying(run: () => void): () => void {
  events.addEventListener(STAY, run, { once: true });
  return () => events.removeEventListener(STAY, run);
}

/**
 * Watches for navigations that the visitor or the browser starts.
 * @returns a function that stops it
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
