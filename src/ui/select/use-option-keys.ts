import { useState, type KeyboardEvent } from 'react';
import { moveInList } from './list-keys.ts';
import type { SelectOption } from './select-option.tsx';
import { createLetterBuffer, findByLetters } from './type-ahead.ts';

type OptionKeysSetting<Option> = {
  options: readonly Option[];
  active: number;
  onMove: (active: number) => void;
  onPick: (index: number) => void;
  onClose: () => void;
};

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Handles the keys of an open list with the focus (ARIA listbox pattern), with type-ahead.
 * @param setting the options, the active one and the callbacks
 * @returns the `onKeyDown` of the list
 */
export function useOptionKeys<Option extends SelectOption>(setting: OptionKeysSetting<Option>) {
  const [buffer] = useState(createLetterBuffer);
  const { options, active } = setting;

  function goByLetters(letter: string) {
    const labels = options.map(({ label }) => label);
    const found = findByLetters(labels, buffer.add(letter), active);
    if (found >= 0) setting.onMove(found);
  }
  return function handleKey(event: KeyboardEvent) {
    const next = moveInList(event.key, active, options.length);
    const isSpaceToPick = event.key === ' ' && !buffer.isTyping();
    if (next !== null) setting.onMove(next);
    else if (event.key === 'Enter' || isSpaceToPick) setting.onPick(active);
    else if (event.key === 'Escape') setting.onClose();
    else if (isLetter(event)) goByLetters(event.key);
    else return;
    event.preventDefault();
  };
}
