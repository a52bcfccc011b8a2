/** The only polite live region of the page. The layout renders it empty. */
export const STATUS_ID = 'form-status';

/** A no-break space changes a repeated sentence, so that a screen reader announces it again. */
const AGAIN = '\u00A0';

/**
 * Announces a sentence to screen readers, politely (WCAG 2.2, 4.1.3). It does nothing without a layout.
 * @param text the whole sentence; an empty text removes the last one
 */
export function announce(text: string): void {
  const region = document.getElementById(STATUS_ID);
  if (region) region.textContent = text && region.textContent === text ? text + AGAIN : text;
}
