/**
 * Tells the fields that were left before anything listened (noted by scripts/build/note-early-events.js) that they were
 * left: they judge what they hold, as they would have done then.
 */
export function repeatEarlyLeaving(): void {
  const { dataset } = document.documentElement;
  const ids = new Set((dataset['left'] ?? '').split(' '));
  for (const id of ids) {
    const field = document.getElementById(id);
    if (field && field !== document.activeElement)
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  delete dataset['left'];
}
