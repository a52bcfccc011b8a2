import { loadOnce } from '#src/kernel/async/load-once.ts';

/** What the heavy half of the phone room offers. */
export type PhoneLibrary = typeof import('./phone-engine.ts');

let loaded: PhoneLibrary | null = null;

/** The phone library, or null as long as it has not been loaded. */
export const loadedPhoneLibrary = (): PhoneLibrary | null => loaded;

/**
 * Loads the phone library with its full metadata, once; a failed load may be tried again.
 * @throws what the browser says when the chunk cannot be fetched
 */
export const loadPhoneLibrary = loadOnce(async () => (loaded = await import('./phone-engine.ts')));
