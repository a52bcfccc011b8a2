import { useEffect, useRef, type KeyboardEvent } from 'react';
import { select } from '#src/config/limits.ts';

const isPrintable = (event: KeyboardEvent) =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;

/**
 * Keeps what was typed at an open list for 1 s (specification, section 9). Headless UI forgets it after
 * 350 ms: any further key stops its timer, and a focus event on the active option starts a new search.
 * @returns the `onKeyDown` of the list
 */
export function useTypeAhead() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return function holdSearch(event: KeyboardEvent<HTMLElement>) {
    if (!event.isTrusted && event.key === 'Unidentified') return;
    if (!isPrintable(event)) return;
    const list = event.currentTarget;
    clearTimeout(timer.current);
    queueMicrotask(() => {
      if (!activeOption(list)) return;
      list.dispatchEvent(
        new window.KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }),
      );
      timer.current = setTimeout(() => {
        activeOption(list)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      }, select.TYPE_AHEAD_RESET_MS);
    });
  };
}

function activeOption(list: HTMLElement): HTMLElement | null {
  return document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
}
