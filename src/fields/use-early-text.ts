import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { SelectOption } from '#src/ui/select/select-option.tsx';

type EarlyTextSetting = {
  /** The field's id. */
  id: string;
  /** The rows, none while they are loading. */
  options: readonly SelectOption[];
  /** The search in them; another function when rows or search have been loaded. */
  search: (query: string) => readonly unknown[];
  value: string;
  choose: (value: string) => void;
};

/**
 * Types a text again that the browser holds already. React overlooks it unless its own record of the field says
 * something else; the prototype's setter goes past that record.
 */
function typeAgain(input: HTMLInputElement) {
  const text = input.value;
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Saves what was typed into a combobox before its rows or even the script came: where the visitor is still typing it
 * is searched for again, and a whole name that was left counts as a choice.
 */
export function useEarlyText({ id, options, search, value, choose }: EarlyTextSetting): void {
  const left = useRef('');

  const onLoaded = useEffectEvent((find: typeof search) => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement) || input !== document.activeElement) return;
    const chosen = options.find((option) => option.value === value);
    const isTyped = input.value !== (chosen?.label ?? '');
    /* While there are no rows it is typed again too, or the first rendering would take it away. */
    if (isTyped && (options.length === 0 || find(input.value).length > 0)) typeAgain(input);
  });
  const onRows = useEffectEvent(() => {
    const named = options.find(({ label }) => label.toLowerCase() === left.current);
    left.current = '';
    if (named) choose(named.value);
  });

  useLayoutEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement) || input === document.activeElement) return;
    left.current = input.value.trim().toLowerCase();
  }, [id]);
  useEffect(() => onLoaded(search), [search]);
  useEffect(() => {
    if (options.length > 0) onRows();
  }, [options]);
}
