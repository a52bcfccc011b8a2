const HEADING = 'h1[tabindex="-1"]';

/** Whether a dialog is still shown. Until it has faded, it keeps the focus inside. */
const isDialogShown = () => document.querySelector('[role="dialog"]') !== null;

function focusNow(): void {
  document.querySelector<HTMLElement>(HEADING)?.focus({ preventScroll: true });
}

/**
 * Focuses the heading of a new page (WCAG 2.2, 2.4.3). It waits until a dialog of the page before has closed and has
 * returned its focus.
 */
export function focusHeading(): void {
  if (!isDialogShown()) return focusNow();
  const observer = new MutationObserver(() => {
    if (isDialogShown()) return;
    observer.disconnect();
    setTimeout(focusNow);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
