/** The mark of an opened page. Its detail is the path, without query. */
export const VISIT_MARK = 'hc:visit';

const KEPT_MARKS = 10;

/**
 * Sets a User Timing mark, which a reader may watch later. At most ten of a name are kept. In a browser without these
 * marks only the mark is lost.
 * @param detail is copied into the mark
 */
export function mark(name: string, detail?: unknown): void {
  try {
    if (performance.getEntriesByName(name).length >= KEPT_MARKS) performance.clearMarks(name);
    performance.mark(name, { detail });
  } catch {
    // No mark.
  }
}
