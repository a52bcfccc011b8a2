/** A browser may take so long to make a click of a finger that was lifted: it could be the first half of a double tap. */
const TAP_MS = 350;

/** A press that has lasted so long is none to wait for: its end was not heard. */
const LONGEST_PRESS_MS = 5000;

const END = 'end';
/** Tells those that wait; an error in one keeps none of the others from running. */
const presses = new EventTarget();
let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function endPress(): void {
  clearTimeout(timer);
  isPressed = false;
  presses.dispatchEvent(new Event(END));
}

function endPressIn(delayMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(endPress, delayMs);
}

/** A `pointerdown` without a button was made by a script, and nothing will release it. */
function handleDown({ buttons }: MouseEvent): void {
  if (buttons === 0) return;
  isPressed = true;
  endPressIn(LONGEST_PRESS_MS);
}

/** The click follows in the same task, except the one of a finger. */
function handleUp(event: Event): void {
  if (!isPressed) return;
  const isTouch = event.type === 'pointerup' && (event as PointerEvent).pointerType === 'touch';
  endPressIn(isTouch ? TAP_MS : 0);
}

/** The release of a mouse can be lost, to a menu or to another window; its next move tells. */
function handleMove({ buttons, pointerType }: PointerEvent): void {
  if (isPressed && buttons === 0 && pointerType === 'mouse') endPressIn(0);
}

/** After each of these nothing is clicked any more: the page scrolls, drags, opens a menu or is left. */
const ENDS = ['mouseup', 'pointerup', 'pointercancel', 'click', 'contextmenu', 'dragstart', 'drop'];

/**
 * Watches the pointer, for `afterPress`: pointer events in the capture phase, which come in the same order in every
 * browser, before the focus moves (Pointer Events, section 11; `:active` is set earlier or later than that). The mouse
 * events count too: a touch makes its own after it has ended, and moves the focus only then.
 * @returns a function that stops it
 */
export function watchPresses(): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const type of ['pointerdown', 'mousedown'] as const)
    window.addEventListener(type, handleDown, options);
  for (const type of ENDS) window.addEventListener(type, handleUp, options);
  window.addEventListener('pointermove', handleMove, options);
  /* Not in the capture phase: the fields' own blur, which does not bubble, ends nothing. */
  window.addEventListener('blur', endPress, { signal: stop.signal });
  document.addEventListener('visibilitychange', endPress, options);
  return () => {
    stop.abort();
    endPress();
  };
}

/**
 * Does what may move the page, but not under a press: a button that moves away between mouse down and mouse up is not
 * clicked. Then it waits until the click has been heard, or until the press has ended without one.
 */
export function afterPress(run: () => unknown): void {
  if (isPressed) presses.addEventListener(END, () => void run(), { once: true });
  else run();
}
