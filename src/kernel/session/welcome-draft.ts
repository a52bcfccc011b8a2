import { STORAGE_PREFIX } from '#src/config/product.ts';
import { parseJson } from '#src/kernel/storage/parse-json.ts';
import { sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';

const KEY = `${STORAGE_PREFIX}.welcome`;

/** The consent is not among them: it is given anew for each sign-up. */
const FIELDS = ['firstName', 'lastName', 'name', 'country', 'email', 'phone'] as const;

/** What has been typed on Welcome so far. */
export type WelcomeDraft = Partial<Record<(typeof FIELDS)[number], string>>;

/** Any record of texts will do, so that this file, which Welcome loads at once, needs no schema library. */
function pickTexts(source: unknown): WelcomeDraft {
  const values = (source ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    FIELDS.flatMap((field) => (typeof values[field] === 'string' ? [[field, values[field]]] : [])),
  ) as WelcomeDraft;
}

/** The draft of this tab; a field that is no text is left out, the others stay. */
export function readWelcomeDraft(): WelcomeDraft {
  const text = sessionStore.read(KEY);
  return text === null ? {} : pickTexts(parseJson(text));
}

/** Keeps the texts among the values of the form. */
export function saveWelcomeDraft(values: Readonly<Record<string, unknown>>): void {
  writeStored(sessionStore, KEY, pickTexts(values));
}

export function clearWelcomeDraft(): void {
  sessionStore.remove(KEY);
}
