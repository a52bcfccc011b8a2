/** A press that is not released for so long is none to wait for. */
const LATEST_MS = 1000;

/** Browsers mark the root with what is pressed on it, before the field that had the focus loses it. */
const isPressed = () => document.documentElement.matches(':active');

/**
 * Does what may move the page, but not under a press: a button that moves away between mouse down and mouse up is not
 * clicked. Then it waits until the click has been heard.
 */
export function afterPress(run: () => unknown): void {
  if (!isPressed()) {
    run();
    return;
  }
  const release = new AbortController();
  function finish() {
    clearTimeout(timer);
    release.abort();
    run();
  }
  const timer = setTimeout(finish, LATEST_MS);
  window.addEventListener('mouseup', () => setTimeout(finish), {
    capture: true,
    once: true,
    signal: release.signal,
  });
}
