type Visits = { previous: string | null; current: string | null };

let visits: Visits = { previous: null, current: null };

/**
 * Notes the full path of a page that was opened (section 2): two are kept, the previous and the current one.
 * Opening the current page again is no new visit; routes flagged to skip history leave no trace.
 */
export function recordVisit(
  fullPath: string,
  { skipHistory = false }: { skipHistory?: boolean | undefined } = {},
): void {
  if (skipHistory || fullPath === visits.current) return;
  visits = { previous: visits.current, current: fullPath };
}

/** The full paths of the page before and of the page now. */
export const readHistory = (): Visits => visits;
