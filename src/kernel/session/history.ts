type Visits = { previous: string | null; current: string | null };

let visits: Visits = { previous: null, current: null };

/**
 * Records the full path of an opened page (section 2). It keeps the previous and the current path. The same page again
 * is no new visit, and routes that skip history are not recorded.
 */
export function recordVisit(
  fullPath: string,
  { skipHistory = false }: { skipHistory?: boolean | undefined } = {},
): void {
  if (skipHistory || fullPath === visits.current) return;
  visits = { previous: visits.current, current: fullPath };
}

/** Reads the full paths of the previous and of the current page. */
export const readHistory = (): Visits => visits;
