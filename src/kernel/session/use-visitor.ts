import { useStore } from 'zustand';
import { visitorStore } from './visitor-store.ts';

/**
 * Reads the number of the visitor. As a React key it resets components with answers after a sign-out, also when the
 * next page has the same address.
 */
export function useVisitor(): number {
  return useStore(visitorStore, ({ count }) => count);
}
