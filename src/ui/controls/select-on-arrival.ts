import type { FocusEvent, MouseEvent } from 'react';

let pressed: HTMLInputElement | null = null;

/** A drag has selected text by now, a click has not. */
function selectUnlessDragged(field: HTMLInputElement, event: Event): void {
  pressed = null;
  if (document.activeElement !== field || field.selectionStart !== field.selectionEnd) return;
  /* WebKit would set the caret under the mouse after this event. */
  event.preventDefault();
  field.select();
}

/**
 * Handlers that select the text of a field on focus, by keys or by a press, so that typing replaces it. A second click
 * sets the caret, and a drag selects. After a press the text is selected at mouse up, because a press on selected text
 * would drag it, or remove the selection (WebKit).
 */
export const selectOnArrival = {
  onMouseDown: ({ currentTarget: field, button }: MouseEvent<HTMLInputElement>): void => {
    if (button !== 0 || document.activeElement === field) return;
    pressed = field;
    window.addEventListener('mouseup', (event) => selectUnlessDragged(field, event), {
      capture: true,
      once: true,
    });
  },
  onFocus: ({ currentTarget: field }: FocusEvent<HTMLInputElement>): void => {
    if (field === pressed) return;
    field.select();
    /* WebKit scrolls to a field with its caret, which the selection takes from it. */
    field.scrollIntoView({ block: 'nearest' });
  },
};
