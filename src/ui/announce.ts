/** The one polite live region of the page; the layout renders it, empty. */
export const STATUS_ID = 'form-status';

/** A no-break space makes a repeated sentence a new one to a screen reader. */
const AGAIN = '\u00A0';

/**
 * Says a sentence to screen readers, politely (WCAG 2.2, 4.1.3). Does nothing where no layout is shown.
 * @param text the whole sentence; an empty one takes the last away
 */
export function announce(text: string): void {
  const region = document.getElementById(STATUS_ID);
  if (region) region.textContent = text && region.textContent === text ? text + AGAIN : text;
}
