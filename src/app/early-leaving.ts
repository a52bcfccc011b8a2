/**
 * Repeats the blur of each field that the visitor left before the script ran. scripts/build/note-early-events.js has
 * noted these fields. They validate their values now.
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
