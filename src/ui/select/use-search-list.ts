import { useState, type KeyboardEvent } from 'react';
import { announce } from '#src/ui/announce.ts';
import { afterTyping, meaningOf, openAt, type OpenList } from './open-list.ts';
import type { SelectOption } from './select-option.tsx';

type SearchListSetting<Option extends SelectOption> = {
  options: readonly Option[];
  search: (query: string) => readonly Option[];
  value: string;
  onChange: (value: string) => void;
  countText: (count: number) => string;
  emptyText: string;
};

/** Text, list and keyboard of a combobox. Whatever closes the list without a pick leaves the value as it was. */
export function useSearchList<Option extends SelectOption>(setting: SearchListSetting<Option>) {
  const { options, value, onChange } = setting;
  const [list, setList] = useState<OpenList<Option> | null>(null);
  const shown = list?.found ?? options;
  const chosenIndex = options.findIndex((option) => option.value === value);

  const close = () => setList(null);
  const open = () => setList((now) => now ?? openAt(chosenIndex));

  function type(query: string) {
    const next = afterTyping(query, setting.search);
    setList(next);
    if (next.found) announce(setting.countText(next.found.length));
  }
  function pick(index: number) {
    const option = shown[index];
    if (option) onChange(option.value);
    close();
  }
  function pickIfMeant() {
    if (list?.isMeant) pick(list.active);
  }
  function openByKey(key: string) {
    const end = key === 'ArrowUp' ? options.length - 1 : 0;
    setList(openAt(chosenIndex === -1 ? end : chosenIndex));
  }
  function handleKey(event: KeyboardEvent) {
    const meaning = meaningOf(event, list, shown.length);
    if (meaning === null) return;
    if (meaning !== 'leave') event.preventDefault();
    if (meaning === 'open') openByKey(event.key);
    else if (meaning === 'close') close();
    else if (meaning === 'pick') pick(list?.active ?? -1);
    else if (meaning === 'leave') pickIfMeant();
    else setList((now) => now && { ...now, ...meaning, isMeant: true });
  }
  /** An emptied field that is left is meant to be empty; any other text that is no option is not. */
  function leave() {
    if (list?.query === '' && value !== '') onChange('');
    close();
  }
  return {
    list,
    shown,
    chosen: options[chosenIndex],
    text: list?.query ?? options[chosenIndex]?.label ?? '',
    point: (active: number) => setList((now) => now && { ...now, active }),
    open,
    close,
    type,
    pick,
    leave,
    handleKey,
  };
}
