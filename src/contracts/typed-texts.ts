import type { FieldKind, FormTable } from './form-field.ts';

type TypedKind = 'text' | 'email' | 'phone' | 'website';

const TYPED_KINDS: readonly FieldKind[] = [
  'text',
  'email',
  'phone',
  'website',
] satisfies TypedKind[];

/**
 * Makes one value for each field that a visitor types into.
 * @param table the fields of the form
 * @param getValue makes the value of a field
 * @returns the values, by field name
 */
export const makeTypedTexts = <Table extends FormTable, Value>(
  table: Table,
  getValue: (name: string) => Value,
) =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([, { kind }]) => TYPED_KINDS.includes(kind))
      .map(([name]) => [name, getValue(name)]),
  ) as { [Name in keyof Table as Table[Name]['kind'] extends TypedKind ? Name : never]: Value };
