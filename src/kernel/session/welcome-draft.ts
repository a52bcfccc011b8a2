import { STORAGE_PREFIX } from '#src/config/product.ts';
import { parseJson } from '#src/kernel/storage/parse-json.ts';
import { sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';

const KEY = `${STORAGE_PREFIX}.welcome`;

const FIELDS = {
  firstName: 'string',
  lastName: 'string',
  name: 'string',
  country: 'string',
  email: 'string',
  phone: 'string',
  hasAgreedToTerms: 'boolean',
} as const;

type Entered = { string: string; boolean: boolean };

/** What has been entered on Welcome so far. */
export type WelcomeDraft = { [Field in keyof typeof FIELDS]?: Entered[(typeof FIELDS)[Field]] };

/** Any record will do, so that this file, which Welcome loads at once, needs no schema library. */
function pickFields(source: unknown): WelcomeDraft {
  const values = (source ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([field, type]) =>
      typeof values[field] === type ? [[field, values[field]]] : [],
    ),
  );
}

/** The draft of this tab; a field of another type is left out, the others stay. */
export function readWelcomeDraft(): WelcomeDraft {
  return pickFields(parseJson(sessionStore.read(KEY) ?? 'null'));
}

/** Keeps the values of the form. */
export function saveWelcomeDraft(values: Readonly<Record<string, unknown>>): void {
  writeStored(sessionStore, KEY, pickFields(values));
}

export function clearWelcomeDraft(): void {
  sessionStore.remove(KEY);
}
