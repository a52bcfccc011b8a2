const HEADING = 'h1[tabindex="-1"]';

/** A dialog keeps the focus inside, and all else out of reach, until it has faded. */
const isDialogShown = () => document.querySelector('[role="dialog"]') !== null;

function focusNow(): void {
  document.querySelector<HTMLElement>(HEADING)?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the heading of a new page (WCAG 2.2, 2.4.3). A dialog of the page before is waited for, and the
 * focus that it hands back when it goes.
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
