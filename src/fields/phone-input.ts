import type { TextWithCaret } from '#src/kernel/phone/caret.ts';
import type { EditKind } from '#src/kernel/phone/edit-phone.ts';

const KINDS: Readonly<Record<string, EditKind>> = {
  insertText: 'typing',
  insertCompositionText: 'typing',
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

/**
 * How the browser changed the text, by the kinds of Input Events level 2. Autofill fires a plain event, or one that
 * inserts several characters at once.
 */
export function getEditKind(event: Event): EditKind {
  const { inputType = '', data } = event as Partial<InputEvent>;
  if (inputType === 'insertText' && (data?.length ?? 0) > 1) return 'whole';
  return KINDS[inputType] ?? (inputType.startsWith('delete') ? 'typing' : 'whole');
}

/** What a text field shows, and where its caret stands. */
export const readInput = (input: HTMLInputElement): TextWithCaret => ({
  text: input.value,
  caret: input.selectionStart ?? input.value.length,
});

/** Lets a text field show a text. The caret is placed only where it is: setting it would take the focus in Safari. */
export function writeInput(input: HTMLInputElement, { text, caret }: TextWithCaret): void {
  if (input.value !== text) input.value = text;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/** Does a key take a change back or make it again? */
export function getHistoryStep(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}): 'undo' | 'redo' | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : null;
}
