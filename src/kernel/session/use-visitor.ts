import { useStore } from 'zustand';
import { visitorStore } from './visitor-store.ts';

/**
 * The number of the visitor. As the key of what holds answers, it lets them go with their visitor, also where the next
 * page has the same address.
 */
export function useVisitor(): number {
  return useStore(visitorStore, ({ count }) => count);
}
