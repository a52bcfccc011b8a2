import { STORAGE_PREFIX } from '#src/config/product.ts';
import type { EnteredValue, FormTable } from '#src/contracts/form-field.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { parseJson } from '#src/kernel/storage/parse-json.ts';
import { sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';

const KEY = `${STORAGE_PREFIX}.welcome`;

/** The values of a form so far. */
type Draft<Table extends FormTable> = { [Name in keyof Table]?: EnteredValue<Table[Name]> };

/** The values of Welcome so far. */
export type WelcomeDraft = Draft<typeof WELCOME_FIELDS>;

/**
 * Picks the fields of a form from a source, if they have the right type. The source may be any value. It needs no
 * schema library, because Welcome loads this file at once.
 * @param table the fields of the form: a text each, or a boolean for a checkbox
 * @param source any value
 */
export function pickFields<Table extends FormTable>(table: Table, source: unknown): Draft<Table> {
  const values = (source ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, { kind }]) =>
      typeof values[name] === (kind === 'checkbox' ? 'boolean' : 'string')
        ? [[name, values[name]]]
        : [],
    ),
  ) as Draft<Table>;
}

/** Reads the draft of this tab. A field of another type is left out. */
export function readWelcomeDraft(): WelcomeDraft {
  return pickFields(WELCOME_FIELDS, parseJson(sessionStore.read(KEY) ?? 'null'));
}

/** Stores the values of the form. */
export function saveWelcomeDraft(values: Readonly<Record<string, unknown>>): void {
  writeStored(sessionStore, KEY, pickFields(WELCOME_FIELDS, values));
}

export function clearWelcomeDraft(): void {
  sessionStore.remove(KEY);
}
