import { loadOnce } from '#src/kernel/async/load-once.ts';

/** The functions of the phone library. */
export type PhoneLibrary = typeof import('./phone-engine.ts');

let loaded: PhoneLibrary | null = null;

/** Gets the phone library, or null until it has loaded. */
export const getLoadedPhoneLibrary = (): PhoneLibrary | null => loaded;

/**
 * Loads the phone library with its full metadata, once. A failed load can be retried.
 * @throws the browser's error when the chunk cannot be fetched
 */
export const loadPhoneLibrary = loadOnce(async () => (loaded = await import('./phone-engine.ts')));
