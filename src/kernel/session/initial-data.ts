import { InitialData } from '#src/contracts/sign-up.ts';
import { readStored, sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';

/** The key from the specification (section 3). */
const KEY = 'initialData';

/** The parsed data and its stored text, because a page reads it several times. */
let latest: { readonly stored: string | null; readonly data: InitialData | null } | undefined;

/**
 * Reads the answers of Welcome in this tab.
 * @returns null when Welcome has not been completed
 */
export function readInitialData(): InitialData | null {
  const stored = sessionStore.read(KEY);
  if (latest?.stored !== stored)
    latest = { stored, data: readStored(sessionStore, KEY, InitialData) };
  return latest.data;
}

export function saveInitialData(data: InitialData): void {
  writeStored(sessionStore, KEY, data);
}

export function clearInitialData(): void {
  sessionStore.remove(KEY);
}
