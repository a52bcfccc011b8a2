/** The fields that a visitor types into or picks from. */
const FIELDS = 'input, textarea, [role="listbox"]';

const show = (element: Element | null | undefined) => element?.scrollIntoView({ block: 'nearest' });

/** Shows the focused field with its open list. The scroll margin includes its label and error. */
function showFocused(): void {
  const field = document.activeElement;
  if (!field?.matches(FIELDS)) return;
  show(document.getElementById(field.getAttribute('aria-controls') ?? ''));
  show(field);
}

/**
 * Keeps the focused field in view when a phone's keyboard opens. Browsers scroll only to the field, not to its error or
 * list (CSSOM View, `VisualViewport`). Zoom by hand moves nothing.
 * @returns a function that stops it
 */
export function keepFocusInView(): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  let { height, scale } = viewport;
  function handleResize(this: VisualViewport) {
    const isKeyboard = this.height < height && this.scale === scale;
    ({ height, scale } = this);
    if (isKeyboard) showFocused();
  }
  viewport.addEventListener('resize', handleResize);
  return () => viewport.removeEventListener('resize', handleResize);
}
