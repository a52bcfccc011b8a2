import { STORAGE_PREFIX } from '#src/config/product.ts';
import { sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';
import { parseJson } from '#src/kernel/storage/parse-json.ts';

const KEY = `${STORAGE_PREFIX}.feedback`;

const FIELDS = ['name', 'email', 'message'] as const;

/** What has been typed in the feedback form. */
export type FeedbackDraft = { readonly [Field in (typeof FIELDS)[number]]: string };

/** The draft of this tab; what is no text is left out. */
export function readFeedbackDraft(): FeedbackDraft {
  const stored = (parseJson(sessionStore.read(KEY) ?? 'null') ?? {}) as Record<string, unknown>;
  const readText = (field: (typeof FIELDS)[number]) => {
    const text = stored[field];
    return typeof text === 'string' ? text : '';
  };
  return { name: readText('name'), email: readText('email'), message: readText('message') };
}

/** Keeps what is typed until it has been sent or taken out by hand, also through a reload. */
export function saveFeedbackDraft(draft: FeedbackDraft): void {
  writeStored(sessionStore, KEY, draft);
}

export function clearFeedbackDraft(): void {
  sessionStore.remove(KEY);
}
