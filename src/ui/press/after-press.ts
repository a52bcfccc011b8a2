/** The longest time from the end of a touch to its click, because the browser waits for a double tap. */
const TAP_MS = 350;

/** A longer press counts as ended, because its end was missed. */
const LONGEST_PRESS_MS = 5000;

const END = 'end';
/** An EventTarget, because an error in one listener does not stop the others. */
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

/** A script fires `pointerdown` without a button, and no release follows. */
function handleDown({ buttons }: MouseEvent): void {
  if (buttons === 0) return;
  isPressed = true;
  endPressIn(LONGEST_PRESS_MS);
}

/** The click follows in the same task, except after a touch. */
function handleUp(event: Event): void {
  if (!isPressed) return;
  const isTouch = event.type === 'pointerup' && (event as PointerEvent).pointerType === 'touch';
  endPressIn(isTouch ? TAP_MS : 0);
}

/** A menu or another window can take the release of a mouse. The next move without a button ends the press. */
function handleMove({ buttons, pointerType }: PointerEvent): void {
  if (isPressed && buttons === 0 && pointerType === 'mouse') endPressIn(0);
}

/** No click follows after these events: the page scrolls, drags, opens a menu or is left. */
const ENDS = ['mouseup', 'pointerup', 'pointercancel', 'click', 'contextmenu', 'dragstart', 'drop'];

/**
 * Watches presses for `afterPress`, with pointer events in the capture phase. In every browser they come in the same
 * order before the focus moves (Pointer Events, section 11), while the time of `:active` differs. Mouse events count
 * too, because a touch fires them after its end, and moves the focus only then.
 * @returns a function that stops watching
 */
export function watchPresses(): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const type of ['pointerdown', 'mousedown'] as const)
    window.addEventListener(type, handleDown, options);
  for (const type of ENDS) window.addEventListener(type, handleUp, options);
  window.addEventListener('pointermove', handleMove, options);
  /* It is not in the capture phase, so that the blur of a field, which does not bubble, does not end the press. */
  window.addEventListener('blur', endPress, { signal: stop.signal });
  document.addEventListener('visibilitychange', endPress, options);
  return () => {
    stop.abort();
    endPress();
  };
}

/**
 * Runs a function that may move the page, but not during a press. A button that moves between mouse down and mouse up
 * gets no click. During a press it waits for the click, or for the end of the press.
 * @param run the function
 */
export function afterPress(run: () => unknown): void {
  if (isPressed) presses.addEventListener(END, () => void run(), { once: true });
  else run();
}
