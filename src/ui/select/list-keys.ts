import { select } from '#src/config/limits.ts';

/** As many rows as the list shows at a time. */
const PAGE = Math.floor(select.LIST_MAX_HEIGHT_PX / select.ITEM_HEIGHT_PX);

/**
 * Where a key takes the active option of an open list (ARIA listbox pattern). The ends are ends: nothing wraps.
 * @param active the index of the active option, or -1
 * @param count how many options there are
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
