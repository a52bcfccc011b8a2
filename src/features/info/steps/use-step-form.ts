import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '#src/fields/show-server-errors.ts';

/**
 * Stores each change of a step's form, and shows the server errors on its fields.
 * @param form the form of the step
 * @param keep takes the values after each change
 * @param serverErrors the messages by field; those of other steps are ignored
 */
export function useStepForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  keep: (values: Values) => void,
  serverErrors: Readonly<Record<string, string>>,
): void {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form, keep],
  );

  useEffect(() => {
    showServerErrors(form, serverErrors, Object.keys(form.getValues()));
  }, [form, serverErrors]);
}
