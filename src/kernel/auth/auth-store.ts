import { createStore } from 'zustand/vanilla';
import type { User } from '#src/contracts/user.ts';

/**
 * Who is signed in. The status is `unknown` until the first check, and while the user of valid tokens could not be
 * loaded.
 */
export type AuthState = {
  readonly status: 'unknown' | 'authenticated' | 'unauthenticated';
  readonly user: User | null;
};

/** Who is signed in, for code outside React. Only the actions in this file change it. */
export const authStore = createStore<AuthState>(() => ({ status: 'unknown', user: null }));

/** Sets the user of valid tokens. */
export function setSignedIn(user: User): void {
  authStore.setState({ status: 'authenticated', user });
}

/** Sets that there are no valid tokens. */
export function setSignedOut(): void {
  authStore.setState({ status: 'unauthenticated', user: null });
}
