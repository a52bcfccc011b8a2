/** The usual limit of a double click. A new screen ignores presses for the same time. */
const PAUSE_MS = 500;

/** Presses within this distance are in the same place. A finger is wider than a mouse or a pen. */
const SPREAD_PX = { mouse: 10, touch: 30 };

const CONTROLS =
  'button, a, input, select, textarea, label, summary, [role="option"], [role="menuitem"]';

/** The input types that Space toggles. */
const TICKED: ReadonlySet<string> = new Set(['checkbox', 'radio']);

/** Presses in one place, each shortly after the one before. */
type Series = {
  /** The control of the first press, null for a place without a control. */
  readonly control: Element | null;
  readonly x: number;
  readonly y: number;
  /** The time of the last press. */
  pressedAt: number;
  /** The time when another control came under the pointer. */
  changedAt: number;
  /** The scroll position at the last check. */
  scrollY: number;
};

let series: Series | null = null;
/** The present press belongs to the control before, so it is ignored. */
let isIgnored = false;
let observer: MutationObserver | undefined;

function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return (control instanceof HTMLLabelElement && control.control) || control;
}

const findControlAtPoint = ({ x, y }: Series) => controlAt(document.elementFromPoint(x, y));

/**
 * Checks after each change of the document whether another control is under the pointer. A browser that cannot observe
 * changes counts from the press alone.
 */
function watchPlace(watched: Series): void {
  let shown = watched.control;
  const check = (): void => {
    const now = findControlAtPoint(watched);
    if (now !== shown) watched.changedAt = Date.now();
    shown = now;
  };
  observer?.disconnect();
  try {
    observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
  } catch {
    observer = undefined;
  }
}

function endSeries(): void {
  observer?.disconnect();
  series = null;
}

function isInPlace(of: Series, { clientX, clientY, pointerType }: PointerEvent): boolean {
  const spread = pointerType === 'touch' ? SPREAD_PX.touch : SPREAD_PX.mouse;
  return Math.hypot(clientX - of.x, clientY - of.y) <= spread;
}

function isInSeries(event: PointerEvent): boolean {
  if (series === null || !isInPlace(series, event)) return false;
  return Date.now() - Math.max(series.pressedAt, series.changedAt) < PAUSE_MS;
}

function ignore(event: Event): void {
  if (!isIgnored) return;
  /* A key fires a click without a pointer. */
  if (event.type === 'click' && (event as MouseEvent).detail === 0) return;
  event.stopImmediatePropagation();
  if (event.type === 'mousedown' || event.type === 'click') event.preventDefault();
}

/** A script fires `pointerdown` without a button. */
function handleDown(event: PointerEvent): void {
  if (event.buttons === 0) return;
  const control = controlAt(event.target);
  const now = Date.now();
  handleScroll();
  if (series !== null && isInSeries(event)) {
    isIgnored = control !== series.control;
    series.pressedAt = now;
  } else {
    isIgnored = false;
    const { scrollY } = window;
    series = { control, x: event.clientX, y: event.clientY, pressedAt: now, changedAt: 0, scrollY };
    watchPlace(series);
  }
  ignore(event);
}

function handleUp(event: Event): void {
  if (series) series.pressedAt = Date.now();
  ignore(event);
}

function handleMove(event: PointerEvent): void {
  if (series && !isInPlace(series, event)) endSeries();
}

/**
 * Scrolling ends a series when another control comes under the pointer. Automatic scrolling does not: to the top of a
 * new screen, or with moved content (CSS Scroll Anchoring). The browser fires the scroll event later than the press.
 */
function handleScroll(): void {
  if (series === null) return;
  const isDown = window.scrollY > series.scrollY;
  series.scrollY = window.scrollY;
  if (isDown && findControlAtPoint(series) !== series.control) endSeries();
}

/** Whether a held key has its own function: a text field repeats it, and Space scrolls a page. */
function hasUseForRepeat(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return true;
  if (target instanceof HTMLTextAreaElement || target.isContentEditable) return true;
  if (key === 'Enter') return false;
  if (target instanceof HTMLInputElement) return !TICKED.has(target.type);
  return target.closest(`${CONTROLS}, [role="menu"], [role="listbox"]`) === null;
}

/** A held key presses once. */
function handleKey(event: KeyboardEvent): void {
  if (!event.repeat) return endSeries();
  const { key, target, isComposing } = event;
  if ((key !== 'Enter' && key !== ' ') || isComposing || hasUseForRepeat(target, key)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}

const IGNORED = ['mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'dblclick'] as const;

/**
 * Binds a press to the control where it started. When a press changes the control under the pointer, the second half of
 * a double click and further quick presses are ignored, because they were meant for the control before. They focus and
 * select nothing. A press in another place, after scrolling, after a key or after half a second is a new press. It uses
 * pointer events in the capture phase, before any control gets them (Pointer Events, section 5).
 * @returns a function that stops it
 */
export function watchPressSeries(): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  window.addEventListener('pointerdown', handleDown, options);
  window.addEventListener('pointerup', handleUp, options);
  window.addEventListener('pointercancel', handleUp, options);
  window.addEventListener('pointermove', handleMove, { ...options, passive: true });
  window.addEventListener('scroll', handleScroll, { signal: stop.signal, passive: true });
  window.addEventListener('keydown', handleKey, options);
  for (const type of IGNORED)
    window.addEventListener(type, ignore, { ...options, passive: type.startsWith('touch') });
  return () => {
    stop.abort();
    isIgnored = false;
    endSeries();
  };
}
