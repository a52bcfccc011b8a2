import { createStore } from 'zustand/vanilla';
import type { AppError } from './app-error.ts';

/** One error and when it was stored (ISO 8601, UTC). */
export type StoredError = { readonly error: AppError; readonly at: string };

export type ErrorState = { readonly errors: readonly StoredError[] };

/** The errors that the error page shows (section 8). Only the actions in this file change them. */
export const errorStore = createStore<ErrorState>(() => ({ errors: [] }));

/** Adds an error to the end of the list. */
export function addError(error: AppError): void {
  const entry: StoredError = { error, at: new Date().toISOString() };
  errorStore.setState(({ errors }) => ({ errors: [...errors, entry] }));
}

/** Empties the list. */
export function clearErrors(): void {
  errorStore.setState({ errors: [] });
}
