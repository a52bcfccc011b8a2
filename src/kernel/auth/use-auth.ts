import { useStore } from 'zustand';
import { type AuthState, authStore } from './auth-store.ts';

/** Reads who is signed in, and renders the component again when the selected part changes. */
export function useAuth<T>(selector: (state: AuthState) => T): T {
  return useStore(authStore, selector);
}
