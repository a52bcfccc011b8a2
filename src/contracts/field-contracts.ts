import * as z from 'zod/mini';
import type { FormField, FormTable, SentValue } from './form-field.ts';
import { filled } from './record.ts';

/** A country code of two letters (ISO 3166-1). */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

type FieldContract<Row extends FormField> = z.ZodMiniType<SentValue<Row>, SentValue<Row>>;

function createContract(row: FormField): z.ZodMiniType {
  if (row.optional) return z.string();
  if (row.kind === 'country') return CountryCode;
  if (row.kind === 'checkbox') return z.literal(true);
  if (row.kind === 'flag') return z.boolean();
  if (row.kind === 'choice') return z.enum(row.options);
  if (row.kind !== 'switches') return filled;
  return z.object(Object.fromEntries(row.options.map((option) => [option, z.boolean()])));
}

/** A missing optional value is an empty text, because a tab may hold answers from before the field was there. */
const createStored = (row: FormField): z.ZodMiniType =>
  row.optional ? z._default(z.string(), '') : createContract(row);

/**
 * Creates the contracts of a form's fields.
 * @param table the fields of the form
 * @returns the contract of each field, by its name
 */
export const createFieldContracts = <Table extends FormTable>(table: Table) =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, createStored(row)])) as {
    [Name in keyof Table]: FieldContract<Table[Name]>;
  };

/** The last part of a path that is directly below the prefix. */
type KeyUnder<Path extends string, Prefix extends string> = Path extends `${Prefix}${infer Key}`
  ? Key extends `${string}.${string}`
    ? never
    : Key
  : never;

/** The contracts of the values directly below a prefix, by the last part of their paths. */
type SentContracts<Table extends FormTable, Prefix extends string> = {
  [Name in keyof Table as KeyUnder<Table[Name]['sentAs'][number], Prefix>]: FieldContract<
    Table[Name]
  >;
};

/**
 * Creates the contracts of one part of the create call's body.
 * @param table the fields of a form
 * @param prefix the part: an empty text for the body itself, or for example `contact.`
 * @returns the contracts, by the key of each value
 */
export function createSentContracts<Table extends FormTable, Prefix extends string>(
  table: Table,
  prefix: Prefix,
): SentContracts<Table, Prefix> {
  const listKeys = ({ sentAs }: FormField) =>
    sentAs
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length))
      .filter((key) => !key.includes('.'));
  return Object.fromEntries(
    Object.values(table).flatMap((row) => listKeys(row).map((key) => [key, createContract(row)])),
  ) as SentContracts<Table, Prefix>;
}
