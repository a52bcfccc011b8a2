/** The usual longest pause within a double click. As long a new screen is in view before it takes a press. */
const PAUSE_MS = 500;

/** Presses so near to each other are in one place; a finger is wider than the tip of a mouse or a pen. */
const SPREAD_PX = { mouse: 10, touch: 30 };

const CONTROLS =
  'button, a, input, select, textarea, label, summary, [role="option"], [role="menuitem"]';

/** The types of an input that Space ticks. */
const TICKED: ReadonlySet<string> = new Set(['checkbox', 'radio']);

/** Presses in one place, each soon after the one before. */
type Series = {
  /** What the first of them was for; null for a place without a control. */
  readonly control: Element | null;
  readonly x: number;
  readonly y: number;
  /** When the last press was heard of. */
  pressedAt: number;
  /** When another control came under the pointer. */
  changedAt: number;
  /** How far the page was scrolled when that was last looked at. */
  scrollY: number;
};

let series: Series | null = null;
/** The press that is under way belongs to what was there before. */
let isIgnored = false;
let observer: MutationObserver | undefined;

function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return (control instanceof HTMLLabelElement && control.control) || control;
}

const controlAtPoint = ({ x, y }: Series) => controlAt(document.elementFromPoint(x, y));

/** Looks, whenever the document has changed, whether something else is under the pointer now. */
function watchPlace(watched: Series): void {
  let shown = watched.control;
  observer?.disconnect();
  observer = new MutationObserver(() => {
    const now = controlAtPoint(watched);
    if (now !== shown) watched.changedAt = Date.now();
    shown = now;
  });
  observer.observe(document.body, { childList: true, subtree: true });
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
  /* A key clicks too, without a pointer. */
  if (event.type === 'click' && (event as MouseEvent).detail === 0) return;
  event.stopImmediatePropagation();
  if (event.type === 'mousedown' || event.type === 'click') event.preventDefault();
}

/** A `pointerdown` without a button was made by a script. */
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
 * Scrolling ends a series when it brings another control under the pointer. It does not when the page scrolls by itself:
 * up to the top of a new screen, or along with content that has moved (CSS Scroll Anchoring). The browser tells of it
 * later than of a press.
 */
function handleScroll(): void {
  if (series === null) return;
  const isDown = window.scrollY > series.scrollY;
  series.scrollY = window.scrollY;
  if (isDown && controlAtPoint(series) !== series.control) endSeries();
}

/** A text field has its own use for a key that is held down, and Space scrolls a page. */
function hasUseForRepeat(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return true;
  if (target instanceof HTMLTextAreaElement || target.isContentEditable) return true;
  if (key === 'Enter') return false;
  if (target instanceof HTMLInputElement) return !TICKED.has(target.type);
  return target.closest(`${CONTROLS}, [role="menu"], [role="listbox"]`) === null;
}

/** A key that is held down presses once. */
function handleKey(event: KeyboardEvent): void {
  if (!event.repeat) return endSeries();
  const { key, target, isComposing } = event;
  if ((key !== 'Enter' && key !== ' ') || isComposing || hasUseForRepeat(target, key)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}

const IGNORED = ['mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'dblclick'] as const;

/**
 * Lets a press belong to the control on which it began. When a press changes what is under the pointer, the second half
 * of a double click and the further presses of somebody impatient are ignored: they were not meant for what came there.
 * Nothing is focused or selected by them. A press elsewhere, after scrolling, after a key or after half a second is a
 * press of its own. Pointer events of the capture phase, before any control hears of them (Pointer Events, section 5).
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
