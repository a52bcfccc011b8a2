import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { fieldNames } from '#src/contracts/form-field.ts';
import { WELCOME_FIELDS, type WelcomeField } from '#src/contracts/welcome-fields.ts';

export const welcomeFieldNames = fieldNames(WELCOME_FIELDS);

type Progress = {
  /** The fields that are filled in and valid. */
  readonly completed: ReadonlySet<WelcomeField>;
  /** The sign-up has been accepted. */
  readonly isAccepted: boolean;
};

const NOTHING_YET: Progress = { completed: new Set(), isAccepted: false };

const progressStore = createStore<Progress>(() => NOTHING_YET);

/** Reads how far the form is, and renders the component again when the selected part changes. */
export function useFieldProgress<T>(selector: (progress: Progress) => T): T {
  return useStore(progressStore, selector);
}

/** Seats one person for each of these fields. */
export function setCompleted(fields: readonly WelcomeField[]): void {
  progressStore.setState({ completed: new Set(fields) });
}

/** The sign-up has been accepted: everybody stands up. */
export function markAccepted(): void {
  progressStore.setState({ isAccepted: true });
}

/** A new visit starts with empty seats. */
export function clearProgress(): void {
  progressStore.setState(NOTHING_YET);
}
