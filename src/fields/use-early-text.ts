import { useEffect, useEffectEvent } from 'react';
import type { SelectOption } from '#src/ui/select/select-option.tsx';

type EarlyTextSetting = {
  /** The id of the field. */
  id: string;
  /** The rows. There are none while they load. */
  options: readonly SelectOption[];
  /** The search. The function changes when the rows or the search have loaded. */
  search: (query: string) => readonly unknown[];
  value: string;
};

/**
 * Fires an input event for text that the field already has. React ignores the event when the text equals its own
 * record. The setter of the prototype bypasses that record.
 */
function typeAgain(input: HTMLInputElement) {
  const { value: text, selectionStart, selectionEnd } = input;
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.setSelectionRange(selectionStart, selectionEnd);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps text that the visitor types into a combobox before its rows or the script have loaded: it is searched for
 * again. `useTextWithoutOptions` handles text in a field that lost the focus.
 */
export function useEarlyText({ id, options, search, value }: EarlyTextSetting): void {
  const onLoaded = useEffectEvent((find: typeof search) => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement) || input !== document.activeElement) return;
    const chosen = options.find((option) => option.value === value);
    const isTyped = input.value !== (chosen?.label ?? '');
    /* The event is also fired without rows, because the first rendering would remove the text. */
    if (isTyped && (options.length === 0 || find(input.value).length > 0)) typeAgain(input);
  });

  useEffect(() => onLoaded(search), [search]);
}
