import { useStore } from 'zustand';
import { type ErrorState, errorStore } from './error-store.ts';

/** Reads the error store, and renders the component again when the selected part changes. */
export function useErrorStore<T>(selector: (state: ErrorState) => T): T {
  return useStore(errorStore, selector);
}
