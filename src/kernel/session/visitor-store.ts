import { createStore } from 'zustand/vanilla';

/** Counts the visitors of this tab. Each sign-out, here or in another tab, starts the next one. */
export const visitorStore = createStore(() => ({ count: 0 }));

/** Starts the next visitor, so that the answers also disappear from the screen. */
export function startNextVisitor(): void {
  visitorStore.setState(({ count }) => ({ count: count + 1 }));
}
