import { useEffectEvent, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { announce } from '#src/ui/announce.ts';
import { afterTyping, interpretKey, openAt, type OpenList } from './open-list.ts';
import type { SelectOption } from './select-option.tsx';
import { useTextWithoutOptions, type KeptText } from './use-text-without-options.ts';

type SearchListSetting<Option extends SelectOption> = {
  id: string;
  options: readonly Option[];
  search: (query: string) => readonly Option[];
  value: string;
  onChange: (value: string) => void;
  countText: (count: number) => string;
  emptyText: string;
  typed?: KeptText | undefined;
  onBlur?: (() => void) | undefined;
};

const optionNamed = <Option extends SelectOption>(options: readonly Option[], text: string) =>
  options.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());

/**
 * Searches again for the typed text when rows or search have loaded, also for text from before the hydration. It does not
 * write to the field: that would end a composition, and the field would show its text twice.
 */
function useNewSearch<Option extends SelectOption>(
  { id, options, search }: SearchListSetting<Option>,
  chosen: string,
  type: (query: string) => void,
): void {
  const onLoaded = useEffectEvent((find: typeof search) => {
    const field = document.activeElement;
    if (field?.id !== id) return;
    const { value } = field as HTMLInputElement;
    /* Text counts without rows too, because the first rendering would remove it. */
    if (value !== chosen && (options.length === 0 || find(value).length > 0)) type(value);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the browser held the text before React did
  useLayoutEffect(() => onLoaded(search), [search]);
}

/** Manages text, list and keyboard of a combobox. Closing the list without a pick keeps the value. */
export function useSearchList<Option extends SelectOption>(setting: SearchListSetting<Option>) {
  const { options, search, value, onChange } = setting;
  const [list, setList] = useState<OpenList<Option> | null>(null);
  const shown = list?.found ?? options;
  const chosenIndex = options.findIndex((option) => option.value === value);
  const chosen = options[chosenIndex];

  const early = useTextWithoutOptions(setting, settle);

  const open = () =>
    setList((now) => now ?? (early.text ? afterTyping(early.text, search) : openAt(chosenIndex)));

  function close() {
    setList(null);
    early.forget();
  }
  function type(query: string) {
    const next = afterTyping(query, search);
    setList(next);
    early.note(query);
    if (next.found) announce(setting.countText(next.found.length));
  }
  useNewSearch(setting, chosen?.label ?? '', type);
  function pick(index: number) {
    const option = shown[index];
    if (option) onChange(option.value);
    close();
  }
  /** A complete label selects its option, also without a pick. */
  function settle(text: string): boolean {
    const named = optionNamed(options, text);
    if (named) onChange(named.value);
    return named !== undefined;
  }
  function pickIfMeant() {
    if (list?.isMeant) pick(list.active);
  }
  function openByKey(key: string) {
    const end = key === 'ArrowUp' ? options.length - 1 : 0;
    setList(openAt(chosenIndex === -1 ? end : chosenIndex));
  }
  function handleKey(event: KeyboardEvent) {
    const meaning = interpretKey(event, list, shown.length);
    if (meaning === null) return;
    if (meaning !== 'leave') event.preventDefault();
    if (meaning === 'open') openByKey(event.key);
    else if (meaning === 'close') close();
    else if (meaning === 'pick') pick(list?.active ?? -1);
    else if (meaning === 'leave') pickIfMeant();
    else setList((now) => now && { ...now, ...meaning, isMeant: true });
  }
  /** An empty field on blur clears the value. Any other text that is no option does not. */
  function leave() {
    const query = list?.query ?? '';
    setList(null);
    if (options.length === 0 && query !== '') return early.wait(query);
    if (list?.query === '' && value !== '') onChange('');
    if (query !== '') settle(query);
    early.forget();
    return setting.onBlur?.();
  }
  return {
    list,
    shown,
    chosen,
    text: list?.query ?? chosen?.label ?? early.text,
    /** Text from before the options had loaded, without a match, is searched for again on focus. */
    arrive: () => {
      if (early.text !== '') open();
    },
    point: (active: number) => setList((now) => now && { ...now, active }),
    open,
    close,
    type,
    pick,
    leave,
    handleKey,
  };
}
