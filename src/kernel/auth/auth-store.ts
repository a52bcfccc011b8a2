import { createStore } from 'zustand/vanilla';
import type { User } from '#src/contracts/user.ts';

/** Who is signed in. `unknown` until the first look, and while a user with valid tokens could not be loaded. */
export type AuthState = {
  readonly status: 'unknown' | 'authenticated' | 'unauthenticated';
  readonly user: User | null;
};

/** Who is signed in, for code outside React. Only the two actions of this file change it. */
export const authStore = createStore<AuthState>(() => ({ status: 'unknown', user: null }));

/** The user has been loaded with valid tokens. */
export function setSignedIn(user: User): void {
  authStore.setState({ status: 'authenticated', user });
}

/** There are no valid tokens. */
export function setSignedOut(): void {
  authStore.setState({ status: 'unauthenticated', user: null });
}
