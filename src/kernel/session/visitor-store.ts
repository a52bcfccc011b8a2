import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Counts the visitors of this tab: each sign-out, here or in another tab, makes room for the next. */
const visitorStore = createStore(() => ({ count: 0 }));

/**
 * The number of the visitor. As the key of what holds answers, it lets them go with their visitor, also where the next
 * page has the same address.
 */
export function useVisitor(): number {
  return useStore(visitorStore, ({ count }) => count);
}

/** What the visitor has entered is gone from the storage: it is to go from the screen too. */
export function nextVisitor(): void {
  visitorStore.setState(({ count }) => ({ count: count + 1 }));
}
