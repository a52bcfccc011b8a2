import type { FocusEvent, MouseEvent } from 'react';

let pressed: HTMLInputElement | null = null;

/** A drag has selected something by now; a mere click has not. */
function selectUnlessDragged(field: HTMLInputElement, event: Event): void {
  pressed = null;
  if (document.activeElement !== field || field.selectionStart !== field.selectionEnd) return;
  /* WebKit puts the caret under the mouse after this event, unless it is told not to. */
  event.preventDefault();
  field.select();
}

/**
 * Handlers for a field whose text is to be replaced: whoever comes to it, by keys or by a press, finds the text
 * selected. A second click sets the caret, and a drag selects what was dragged over. By a press it is selected only
 * when the mouse goes up: a press on what is selected already would drag it away, or undo it (WebKit).
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
    if (field !== pressed) field.select();
  },
};
