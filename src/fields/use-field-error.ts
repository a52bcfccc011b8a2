import { useFormContext, useFormState } from 'react-hook-form';

/**
 * What is wrong with a field; the component renders again when this changes, and for no other field.
 * @param name the field's name in the form
 * @returns the message, or undefined
 */
export function useFieldError(name: string): string | undefined {
  const { getFieldState } = useFormContext();
  const formState = useFormState({ name, exact: true });
  return getFieldState(name, formState).error?.message;
}
