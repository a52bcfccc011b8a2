/** What the visitor writes into or picks from. */
const FIELDS = 'input, textarea, [role="listbox"]';

const show = (element: Element | null | undefined) => element?.scrollIntoView({ block: 'nearest' });

/** The focused field with what belongs to it: the list that it has opened, and by its scroll margin label and error. */
function showFocused(): void {
  const field = document.activeElement;
  if (!field?.matches(FIELDS)) return;
  show(document.getElementById(field.getAttribute('aria-controls') ?? ''));
  show(field);
}

/**
 * Keeps the focused field in view when the keyboard of a phone takes its part of the screen: browsers scroll to the
 * field itself at most, not to its error or its list (CSSOM View, `VisualViewport`). Zooming by hand moves nothing.
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
