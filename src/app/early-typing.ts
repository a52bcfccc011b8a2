type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';

/** The fields of the prerendered page. React may still replace them. */
let fields: readonly Field[] = [];
let focused: Element | null = null;
let listening = new AbortController();

const findFields = (root: ParentNode): Field[] => [...root.querySelectorAll<Field>(FIELDS)];

/**
 * A removed field loses the focus at different moments in different browsers. So only a field that is still in the page
 * counts as left.
 */
function handleFocusOut({ target }: FocusEvent): void {
  setTimeout(() => {
    if (target === focused && focused?.isConnected && focused !== document.activeElement)
      focused = null;
  });
}

/**
 * Remembers the fields of a page that React has not hydrated yet. Their values are read only when they are needed, so
 * that later input counts too.
 */
export function watchEarlyTyping(root: ParentNode): void {
  fields = findFields(root);
  focused = document.activeElement;
  listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('focusin', ({ target }) => (focused = target as Element), options);
  document.addEventListener('focusout', handleFocusOut, options);
}

/**
 * React keeps its own record of a value, and this record must not change after hydration. The setter of the prototype
 * does not update it.
 */
function write(to: Field, state: Partial<Pick<HTMLInputElement, 'value' | 'checked'>>): void {
  const prototype: unknown = Object.getPrototypeOf(to);
  for (const [key, value] of Object.entries(state))
    Reflect.set(prototype as object, key, value, to);
}

function moveFocus(from: Field, to: Field): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  /* It is null for input types without a caret. */
  if (from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none');
}

function moveText(from: Field, to: Field): void {
  if (from.value !== to.value) write(to, { value: from.value });
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement)
    write(to, { checked: from.checked });
  if (from === focused) moveFocus(from, to);
}

/** Finds the new field for an old one. Another script may have changed its id or its name. */
function findSuccessor(old: Field, candidates: readonly Field[]): Field | undefined {
  return (
    candidates.find(({ id }) => id !== '' && id === old.id) ??
    candidates.find(({ name }) => name !== '' && name === old.name) ??
    candidates[fields.indexOf(old)]
  );
}

/**
 * Copies text, ticks, focus and caret from the prerendered fields to the fields that React rendered in their place.
 * React renders them again when another script (a password manager, a translator) has changed the page before
 * hydration. Call it before anything reads the new fields. Fields that are still in the page keep their values.
 */
export function restoreEarlyTyping(root: ParentNode): void {
  const candidates = findFields(root).filter((field) => !fields.includes(field));
  for (const old of fields) {
    const next = old.isConnected ? undefined : findSuccessor(old, candidates);
    if (next) moveText(old, next);
  }
}

/** Stops watching. The page is hydrated now, and the form keeps its values itself. */
export function endEarlyTyping(): void {
  listening.abort();
  fields = [];
  focused = null;
}
