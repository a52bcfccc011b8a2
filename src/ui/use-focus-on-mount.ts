import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses an element when its component mounts.
 * @returns the ref of the element
 */
export function useFocusOnMount<Focusable extends HTMLElement>(): RefObject<Focusable | null> {
  const element = useRef<Focusable>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
