import { ValidationError } from './app-error.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Reads the messages of a 422 answer, by field.
 * @param error any caught value
 * @returns the message of each invalid field, by its dotted path in the request (`contact.email`): from
 *   `data.fields`, or from `data.field` with the message of the error; empty for every other error
 */
export function getFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ValidationError) || !isRecord(error.data)) return {};
  const { fields, field } = error.data;
  if (isRecord(fields)) {
    return Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => isText(entry[1])),
    );
  }
  return isText(field) ? { [field]: error.message } : {};
}
