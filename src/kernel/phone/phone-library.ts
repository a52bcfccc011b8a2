/** What the heavy half of the phone room offers. */
export type PhoneLibrary = typeof import('./phone-engine.ts');

let loading: Promise<PhoneLibrary> | null = null;
let loaded: PhoneLibrary | null = null;

/** The phone library, or null as long as it has not been loaded. */
export const loadedPhoneLibrary = (): PhoneLibrary | null => loaded;

/**
 * Loads the phone library with its full metadata, once; a failed load may be tried again.
 * @throws what the browser says when the chunk cannot be fetched
 */
export function loadPhoneLibrary(): Promise<PhoneLibrary> {
  loading ??= import('./phone-engine.ts').then(
    (library) => (loaded = library),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
