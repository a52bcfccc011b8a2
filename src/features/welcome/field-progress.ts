import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { listFieldNames } from '#src/contracts/form-field.ts';
import { WELCOME_FIELDS, type WelcomeField } from '#src/contracts/welcome-fields.ts';

export const welcomeFieldNames = listFieldNames(WELCOME_FIELDS);

type Progress = {
  /** The fields that are filled in and valid. */
  readonly completed: ReadonlySet<WelcomeField>;
  /** The sign-up has been accepted. */
  readonly isAccepted: boolean;
};

const NOTHING_YET: Progress = { completed: new Set(), isAccepted: false };

const progressStore = createStore<Progress>(() => NOTHING_YET);

/** Reads the progress of the form, and renders the component again when the selected part changes. */
export function useFieldProgress<T>(selector: (progress: Progress) => T): T {
  return useStore(progressStore, selector);
}

/** Lists the fields that are filled in and have no error. An empty optional field has no error either. */
export const listCompleted = <Name extends string>(
  names: readonly Name[],
  values: Readonly<Partial<Record<Name, unknown>>>,
  errors: object,
): Name[] => names.filter((name) => values[name] && !Object.hasOwn(errors, name));

/** Sets the completed fields. The court shows one person for each. */
export function setCompleted(fields: readonly WelcomeField[]): void {
  progressStore.setState({ completed: new Set(fields) });
}

/** Marks the sign-up as accepted. Everybody on the court stands up. */
export function markAccepted(): void {
  progressStore.setState({ isAccepted: true });
}

/** Resets the progress for a new visit. */
export function clearProgress(): void {
  progressStore.setState(NOTHING_YET);
}
