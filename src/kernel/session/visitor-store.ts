import { createStore } from 'zustand/vanilla';

/** Counts the visitors of this tab: each sign-out, here or in another tab, makes room for the next. */
export const visitorStore = createStore(() => ({ count: 0 }));

/** What the visitor has entered is gone from the storage: it is to go from the screen too. */
export function nextVisitor(): void {
  visitorStore.setState(({ count }) => ({ count: count + 1 }));
}
