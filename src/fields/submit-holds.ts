import { createContext, useContext, useEffect } from 'react';

/** Work that a submit waits for, so that it sends the final values of the fields. */
export type SubmitHolds = Set<() => Promise<unknown>>;

export const SubmitHoldsContext = createContext<SubmitHolds>(new Set());

/**
 * Makes the submit of the form wait for a field. Work that fails does not block the submit.
 * @param work starts the missing work at each submit; it must be the same function at every render
 */
export function useSubmitHold(work: () => Promise<unknown>): void {
  const holds = useContext(SubmitHoldsContext);
  useEffect(() => {
    holds.add(work);
    return () => void holds.delete(work);
  }, [holds, work]);
}
