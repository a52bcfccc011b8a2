type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';

/** The fields of the prerendered page, as long as React may still replace them. */
let fields: readonly Field[] = [];
let focused: Element | null = null;
let listening = new AbortController();

const fieldsIn = (root: ParentNode): Field[] => [...root.querySelectorAll<Field>(FIELDS)];

/** A field that is removed may lose the focus before or after: only one that stays has been left. */
function handleFocusOut({ target }: FocusEvent): void {
  setTimeout(() => {
    if (target === focused && focused?.isConnected && focused !== document.activeElement)
      focused = null;
  });
}

/**
 * Remembers the fields of a page that React has not taken over yet. What they hold is read from them only when it is
 * needed, so that nothing typed meanwhile is missed.
 */
export function watchEarlyTyping(root: ParentNode): void {
  fields = fieldsIn(root);
  focused = document.activeElement;
  listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('focusin', ({ target }) => (focused = target as Element), options);
  document.addEventListener('focusout', handleFocusOut, options);
}

/** React's own record of a value is to stay as it is after a hydration: the prototype's setter goes past it. */
function write(to: Field, state: Partial<Pick<HTMLInputElement, 'value' | 'checked'>>): void {
  const prototype: unknown = Object.getPrototypeOf(to);
  for (const [key, value] of Object.entries(state))
    Reflect.set(prototype as object, key, value, to);
}

function moveFocus(from: Field, to: Field): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  /* Null for the types of an input that have no caret. */
  if (from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none');
}

function moveText(from: Field, to: Field): void {
  if (from.value !== to.value) write(to, { value: from.value });
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement)
    write(to, { checked: from.checked });
  if (from === focused) moveFocus(from, to);
}

/** The new field for an old one: others may have changed its id or its name. */
function findSuccessor(old: Field, candidates: readonly Field[]): Field | undefined {
  return (
    candidates.find(({ id }) => id !== '' && id === old.id) ??
    candidates.find(({ name }) => name !== '' && name === old.name) ??
    candidates[fields.indexOf(old)]
  );
}

/**
 * Puts text, ticks, focus and caret of the prerendered fields into those that React has made in their place, because
 * something else (a password manager, a translator) had changed the page before the hydration. To be called before
 * anything reads the new fields; fields that are still there keep what they hold.
 */
export function restoreEarlyTyping(root: ParentNode): void {
  const candidates = fieldsIn(root).filter((field) => !fields.includes(field));
  for (const old of fields) {
    const next = old.isConnected ? undefined : findSuccessor(old, candidates);
    if (next) moveText(old, next);
  }
}

/** From here on the page is React's, and the fields of the form keep themselves. */
export function endEarlyTyping(): void {
  listening.abort();
  fields = [];
  focused = null;
}
