import { STORAGE_PREFIX } from '#src/config/product.ts';
import type { EnteredValue, FormTable } from '#src/contracts/form-field.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { parseJson } from '#src/kernel/storage/parse-json.ts';
import { sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';

const KEY = `${STORAGE_PREFIX}.welcome`;

/** What has been entered in a form so far. */
type Draft<Table extends FormTable> = { [Name in keyof Table]?: EnteredValue<Table[Name]> };

/** What has been entered on Welcome so far. */
export type WelcomeDraft = Draft<typeof WELCOME_FIELDS>;

/**
 * The fields of a form that a source holds, each of the type that the form enters. The source may be anything, so that
 * this file, which Welcome loads at once, needs no schema library.
 * @param table the fields of the form: a text each, or a boolean for a checkbox
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

/** The draft of this tab; a field of another type is left out, the others stay. */
export function readWelcomeDraft(): WelcomeDraft {
  return pickFields(WELCOME_FIELDS, parseJson(sessionStore.read(KEY) ?? 'null'));
}

/** Keeps the values of the form. */
export function saveWelcomeDraft(values: Readonly<Record<string, unknown>>): void {
  writeStored(sessionStore, KEY, pickFields(WELCOME_FIELDS, values));
}

export function clearWelcomeDraft(): void {
  sessionStore.remove(KEY);
}
