import { session } from '#src/config/limits.ts';

let entries: readonly string[] = [];

/**
 * Notes the full path of a page that was opened (section 2): two are kept, the previous and the current one.
 * Opening the current page again is no new visit; routes flagged to skip history leave no trace.
 */
export function recordVisit(
  fullPath: string,
  { skipHistory = false }: { skipHistory?: boolean | undefined } = {},
): void {
  if (skipHistory || fullPath === entries.at(-1)) return;
  entries = [...entries, fullPath].slice(-session.HISTORY_ENTRIES);
}

/** The full paths of the page before and of the page now. */
export function readHistory(): { previous: string | null; current: string | null } {
  return { previous: entries.at(-2) ?? null, current: entries.at(-1) ?? null };
}
