import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { announce } from '#src/ui/announce.ts';
import { countErrors } from './form.tsx';

/**
 * Shows messages of the platform on their fields, focuses the first one and announces their number, as after a refused
 * submit (section 5). So a screen reader says the message once: with the field.
 * @param messages the messages by field
 * @returns the names of the fields with a message
 */
export function showServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  messages: Readonly<Record<string, string>>,
  fields: readonly string[],
): FieldPath<Values>[] {
  const invalid = fields.filter((name) => messages[name] !== undefined) as FieldPath<Values>[];
  for (const name of invalid) form.setError(name, { message: messages[name] ?? '' });
  if (invalid[0]) {
    form.setFocus(invalid[0]);
    announce(countErrors(invalid.length));
  }
  return invalid;
}
