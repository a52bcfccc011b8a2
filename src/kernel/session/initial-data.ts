import { InitialData } from '#src/contracts/sign-up.ts';
import { readStored, sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';

/** The key that the specification names (section 3). */
const KEY = 'initialData';

/** The data that goes with what the storage held when it was last read: a page asks several times. */
let latest: { readonly stored: string | null; readonly data: InitialData | null } | undefined;

/** The answers of Welcome of this tab, or null when Welcome has not been filled in. */
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
