/** The ids of a control's hint and error. */
export const getHintId = (id: string) => `${id}-hint`;
export const getErrorId = (id: string) => `${id}-error`;

/**
 * Builds the value of `aria-describedby` of a control.
 * @param id the id of the control
 * @param hint the hint, if there is one
 * @param error the error, if there is one
 * @returns the ids of the shown hint and error in reading order, or undefined
 */
export function listDescribingIds(id: string, hint: unknown, error: unknown): string | undefined {
  const ids = [hint ? getHintId(id) : '', error ? getErrorId(id) : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
