import { useFormContext, useFormState } from 'react-hook-form';

/**
 * Reads the error of a field. The component renders again only when this error changes.
 * @param name the field's name in the form
 * @returns the message, or undefined
 */
export function useFieldError(name: string): string | undefined {
  const { getFieldState } = useFormContext();
  const formState = useFormState({ name, exact: true });
  return getFieldState(name, formState).error?.message;
}
