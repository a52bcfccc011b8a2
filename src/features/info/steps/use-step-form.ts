import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Keeps each change of a step's form, and shows what the platform has refused of it.
 * @param keep takes the values whenever one has changed
 * @param refused the messages by field; those of other steps are left alone
 */
export function useStepForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  keep: (values: Values) => void,
  refused: Readonly<Record<string, string>>,
): void {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form, keep],
  );

  useEffect(() => {
    const names = Object.keys(form.getValues()).filter((name) => Object.hasOwn(refused, name));
    for (const name of names) {
      form.setError(name as FieldPath<Values>, { type: 'server', message: refused[name] ?? '' });
    }
    if (names[0] !== undefined) form.setFocus(names[0] as FieldPath<Values>);
  }, [form, refused]);
}
