import { useCallback, useRef } from 'react';

/**
 * Passes what a stand-in had of the visitor on to the control that takes its place: a focus, a text, a press.
 * @returns how to leave it, and how to take it, which can be done once
 */
export function useHandOver<Left>(): [leave: (left: Left) => void, take: () => Left | null] {
  const kept = useRef<Left | null>(null);
  const leave = useCallback((left: Left) => {
    kept.current = left;
  }, []);
  const take = useCallback(() => {
    const left = kept.current;
    kept.current = null;
    return left;
  }, []);
  return [leave, take];
}
