import { select } from '#src/config/limits.ts';

/** The number of visible rows. */
const PAGE = Math.floor(select.LIST_MAX_HEIGHT_PX / select.ITEM_HEIGHT_PX);

/**
 * Gets the new active option of an open list after a key (ARIA listbox pattern). It does not wrap at the ends.
 * @param key the key
 * @param active the index of the active option, or -1
 * @param count the number of options
 * @returns the new index, or null when the key does not move
 */
export function moveInList(key: string, active: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last);
    case 'ArrowUp':
      return active < 0 ? last : Math.max(active - 1, 0);
    case 'PageDown':
      return Math.min(active + PAGE, last);
    case 'PageUp':
      return Math.min(Math.max(active - PAGE, 0), last);
    case 'Home':
      return Math.min(0, last);
    case 'End':
      return last;
    default:
      return null;
  }
}
