import type { KeyboardEvent } from 'react';
import { moveInList } from './list-keys.ts';

/** A combobox while its list is open. */
export type OpenList<Option> = {
  /** What was typed, or null while the chosen option's name stands in the field. */
  readonly query: string | null;
  /** What fits it, or null while all options show. */
  readonly found: readonly Option[] | null;
  /** The index of the option that Enter takes, or -1. */
  readonly active: number;
  /** The visitor typed or moved: leaving by Tab then takes the active option too. */
  readonly isMeant: boolean;
};

/** A list as it opens, before anything is typed. */
export const openAt = (active: number): OpenList<never> => ({
  query: null,
  found: null,
  active,
  isMeant: false,
});

/** A list after something was typed: the best fit is active. */
export function afterTyping<Option>(
  query: string,
  search: (query: string) => readonly Option[],
): OpenList<Option> {
  const found = query.trim() === '' ? null : search(query);
  const hasBest = found !== null && found.length > 0;
  return { query, found, active: hasBest ? 0 : -1, isMeant: hasBest };
}

type KeyMeaning = 'open' | 'pick' | 'leave' | 'close' | { active: number } | null;

/**
 * What a key means to a combobox (ARIA combobox pattern).
 * @param list the open list, or null
 * @param count how many options show
 * @returns null when the key is the text field's own
 */
export function interpretKey(
  event: KeyboardEvent,
  list: OpenList<unknown> | null,
  count: number,
): KeyMeaning {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return null;
  if (list === null) return event.key === 'ArrowDown' || event.key === 'ArrowUp' ? 'open' : null;
  if (event.key === 'Tab') return 'leave';
  if (event.key === 'Enter') return 'pick';
  if (event.key === 'Escape') return 'close';
  const active = event.shiftKey ? null : moveInList(event.key, list.active, count);
  return active === null ? null : { active };
}
