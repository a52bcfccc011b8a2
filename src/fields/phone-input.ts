import type { TextWithCaret } from '#src/kernel/phone/caret.ts';
import type { EditKind } from '#src/kernel/phone/edit-phone.ts';

const KINDS: Readonly<Record<string, EditKind>> = {
  insertText: 'typing',
  insertCompositionText: 'typing',
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

/**
 * Gets the kind of a change (Input Events level 2). Autofill fires an event without a kind, or one that inserts several
 * characters at once.
 */
export function getEditKind(event: Event): EditKind {
  const { inputType = '', data } = event as Partial<InputEvent>;
  if (inputType === 'insertText' && (data?.length ?? 0) > 1) return 'whole';
  return KINDS[inputType] ?? (inputType.startsWith('delete') ? 'typing' : 'whole');
}

/** Reads the text and the caret of a text field. */
export const readInput = (input: HTMLInputElement): TextWithCaret => ({
  text: input.value,
  caret: input.selectionStart ?? input.value.length,
});

/**
 * Writes a text into a text field. The caret is set only in the focused field, because in Safari it would move the
 * focus.
 */
export function writeInput(input: HTMLInputElement, { text, caret }: TextWithCaret): void {
  if (input.value !== text) input.value = text;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/** Gets the history step of a key: undo, redo or none. */
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
