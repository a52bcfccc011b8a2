import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

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
    const names = Object.keys(form.getValues()).filter((name) => Object.hasOwn(serverErrors, name));
    for (const name of names) {
      form.setError(name as FieldPath<Values>, {
        type: 'server',
        message: serverErrors[name] ?? '',
      });
    }
    if (names[0] !== undefined) form.setFocus(names[0] as FieldPath<Values>);
  }, [form, serverErrors]);
}
