import { useEffect } from 'react';
import {
  get,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { announce } from '#src/ui/announce.ts';

/** The labels of a form's fields by name, in the order of the page. */
export type FieldLabels = Readonly<Record<string, string>>;

/** Lists the messages of a form by field, for the fields with a label. */
export const listMessages = (errors: FieldErrors, labels: FieldLabels): Map<string, string> =>
  new Map(
    Object.keys(labels).flatMap((name) => {
      const error: FieldError | undefined = get(errors, name);
      return error?.message ? [[name, error.message]] : [];
    }),
  );

/**
 * Announces a new message of a field on blur or commit (WCAG 2.2, 4.1.3). After a submit the form announces the number
 * of errors instead.
 */
export function useErrorAnnouncements<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  labels: FieldLabels,
): void {
  useEffect(() => {
    let known = new Map<string, string>();
    return form.subscribe({
      formState: { errors: true },
      callback: ({ name, errors = {} }) => {
        const messages = listMessages(errors, labels);
        const message = name === undefined ? undefined : messages.get(name);
        if (name !== undefined && message !== undefined && known.get(name) !== message) {
          announce(`${labels[name]}: ${message}`);
        }
        known = messages;
      },
    });
  }, [form, labels]);
}
