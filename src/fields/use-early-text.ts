import { useEffect, useEffectEvent } from 'react';
import type { SelectOption } from '#src/ui/select/select-option.tsx';

type EarlyTextSetting = {
  /** The field's id. */
  id: string;
  /** The rows, none while they are loading. */
  options: readonly SelectOption[];
  /** The search in them; another function when rows or search have been loaded. */
  search: (query: string) => readonly unknown[];
  value: string;
};

/**
 * Types a text again that the browser holds already. React overlooks it unless its own record of the field says
 * something else; the prototype's setter goes past that record.
 */
function typeAgain(input: HTMLInputElement) {
  const { value: text, selectionStart, selectionEnd } = input;
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.setSelectionRange(selectionStart, selectionEnd);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Saves what is being typed into a combobox before its rows or even the script came: it is searched for again. What was
 * left by then is the combobox's own (`useTextWithoutOptions`).
 */
export function useEarlyText({ id, options, search, value }: EarlyTextSetting): void {
  const onLoaded = useEffectEvent((find: typeof search) => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement) || input !== document.activeElement) return;
    const chosen = options.find((option) => option.value === value);
    const isTyped = input.value !== (chosen?.label ?? '');
    /* While there are no rows it is typed again too, or the first rendering would take it away. */
    if (isTyped && (options.length === 0 || find(input.value).length > 0)) typeAgain(input);
  });

  useEffect(() => onLoaded(search), [search]);
}
