import { InitialData } from '#src/contracts/sign-up.ts';
import { readStored, sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';

/** The key that the specification names (section 3). */
const KEY = 'initialData';

/** The first-step data of this tab, or null when Welcome has not been filled in. */
export function readInitialData(): InitialData | null {
  return readStored(sessionStore, KEY, InitialData);
}

export function saveInitialData(data: InitialData): void {
  writeStored(sessionStore, KEY, data);
}

export function clearInitialData(): void {
  sessionStore.remove(KEY);
}
