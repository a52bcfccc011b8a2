const HEADING = 'h1[tabindex="-1"]';

/** A dialog that closes is looked for so often. */
const INTERVAL_MS = 50;

/** The site's own dialogs, in the portal of their library or in the page. Other scripts add dialogs to the body. */
const DIALOG = '#headlessui-portal-root [role],dialog[open]';

/** Whether a dialog is still shown. Until it has faded, it keeps the focus inside. */
const isDialogShown = () => document.querySelector(DIALOG) !== null;

function focusNow(): void {
  document.querySelector<HTMLElement>(HEADING)?.focus({ preventScroll: true });
}

/** Focuses once more after an interval without a dialog, because a closed dialog returns its focus. */
function focusLater(): void {
  setTimeout(isDialogShown() ? focusLater : focusNow, INTERVAL_MS);
}

/**
 * Focuses the heading of a new page (WCAG 2.2, 2.4.3). It waits until a dialog of the page before has closed and has
 * returned its focus.
 */
export function focusHeading(): void {
  if (isDialogShown()) focusLater();
  else focusNow();
}
