import { createContext, useContext, useEffect } from 'react';

/** Work that a submit waits for, so that it sends what the fields make of what was typed. */
export type SubmitHolds = Set<() => Promise<unknown>>;

export const SubmitHoldsContext = createContext<SubmitHolds>(new Set());

/**
 * Lets the form's submit wait for a field. Work that fails does not keep the form from being sent.
 * @param work starts what is still missing; called at each submit; a function that is kept from render to render
 */
export function useSubmitHold(work: () => Promise<unknown>): void {
  const holds = useContext(SubmitHoldsContext);
  useEffect(() => {
    holds.add(work);
    return () => void holds.delete(work);
  }, [holds, work]);
}
