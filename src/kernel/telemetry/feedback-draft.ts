import { STORAGE_PREFIX } from '#src/config/product.ts';
import { sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';
import { parseJson } from '#src/kernel/storage/parse-json.ts';

const KEY = `${STORAGE_PREFIX}.feedback`;

const FIELDS = ['name', 'email', 'message'] as const;

/** The values of the feedback form. */
export type FeedbackDraft = { readonly [Field in (typeof FIELDS)[number]]: string };

/** Reads the draft of this tab. A value that is no text is left out. */
export function readFeedbackDraft(): FeedbackDraft {
  const stored = (parseJson(sessionStore.read(KEY) ?? 'null') ?? {}) as Record<string, unknown>;
  const readText = (field: (typeof FIELDS)[number]) => {
    const text = stored[field];
    return typeof text === 'string' ? text : '';
  };
  return { name: readText('name'), email: readText('email'), message: readText('message') };
}

/** Stores the typed values until they are sent or removed by hand, also across a reload. */
export function saveFeedbackDraft(draft: FeedbackDraft): void {
  writeStored(sessionStore, KEY, draft);
}

export function clearFeedbackDraft(): void {
  sessionStore.remove(KEY);
}
