import type { KeyboardEvent } from 'react';
import { isComposing } from '#src/ui/controls/is-composing.ts';
import { moveInList } from './list-keys.ts';

/** The state of a combobox with an open list. */
export type OpenList<Option> = {
  /** The typed text, or null while the field shows the chosen option. */
  readonly query: string | null;
  /** The matching options, or null while all options show. */
  readonly found: readonly Option[] | null;
  /** The index of the option that Enter takes, or -1. */
  readonly active: number;
  /** The visitor typed or moved, so Tab takes the active option too. */
  readonly isMeant: boolean;
};

/** Creates the state of a list that opens, before typing. */
export const openAt = (active: number): OpenList<never> => ({
  query: null,
  found: null,
  active,
  isMeant: false,
});

/** Creates the state of a list after typing. The best match is active. */
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
 * Gets the action of a key in a combobox (ARIA combobox pattern).
 * @param event the key event
 * @param list the open list, or null
 * @param count the number of shown options
 * @returns null when the text field handles the key itself
 */
export function interpretKey(
  event: KeyboardEvent,
  list: OpenList<unknown> | null,
  count: number,
): KeyMeaning {
  if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey) return null;
  if (list === null) return event.key === 'ArrowDown' || event.key === 'ArrowUp' ? 'open' : null;
  if (event.key === 'Tab') return 'leave';
  if (event.key === 'Enter') return 'pick';
  if (event.key === 'Escape') return 'close';
  const active = event.shiftKey ? null : moveInList(event.key, list.active, count);
  return active === null ? null : { active };
}
