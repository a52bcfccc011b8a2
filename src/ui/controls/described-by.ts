/** The ids that name a control's hint and error, in reading order. */
export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/**
 * The value of `aria-describedby` for a control.
 * @param id the control's own id
 * @returns the ids of the hint and the error that are shown, or undefined when there is neither
 */
export function describedBy(id: string, hint: unknown, error: unknown): string | undefined {
  const ids = [hint ? hintId(id) : '', error ? errorId(id) : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
