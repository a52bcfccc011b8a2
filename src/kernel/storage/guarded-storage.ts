import { parseJson } from './parse-json.ts';

/** A browser storage that never throws. A value that the browser does not store is kept in the memory of this tab. */
export type GuardedStore = {
  /** The value of a key, or null. */
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Whether written values are kept after the page closes. It asks the browser each time, because a visitor may change that. */
  readonly persistent: boolean;
};

/** The part of a zod schema that is needed. A type only, so that importing files do not load zod. */
export type Schema<T> = {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
};

const PROBE_KEY = 'hc.probe';

/**
 * Guards one storage (decisions, "Sign-in"): private mode, a full quota and blocked site data fall back to memory.
 * @param storage gets the storage at each use, because that itself may throw, and because there may be no window yet
 */
export function guardStorage(storage: () => Storage): GuardedStore {
  const memory = new Map<string, string>();
  /** The last values that this tab read from the browser's storage, in case that it stops answering. */
  const seen = new Map<string, string>();

  const see = (key: string, value: string | null): void => {
    if (value === null) seen.delete(key);
    else seen.set(key, value);
  };

  const attempt = (action: (browser: Storage) => void): boolean => {
    try {
      action(storage());
      return true;
    } catch {
      return false;
    }
  };

  return {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      attempt((browser) => see(key, browser.getItem(key)));
      return seen.get(key) ?? null;
    },
    write(key, value) {
      if (attempt((browser) => setAndCheck(browser, key, value))) {
        memory.delete(key);
        seen.set(key, value);
      } else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      seen.delete(key);
      attempt((browser) => browser.removeItem(key));
    },
    get persistent() {
      return memory.size === 0 && attempt(probe);
    },
  };
}

/** A storage may accept a value without storing it. */
function setAndCheck(browser: Storage, key: string, value: string): void {
  browser.setItem(key, value);
  if (browser.getItem(key) !== value) throw new Error('The storage has not kept the value');
}

function probe(browser: Storage): void {
  setAndCheck(browser, PROBE_KEY, '1');
  browser.removeItem(PROBE_KEY);
}

/** Local storage: it is kept after the tab closes, and other tabs share it. */
export const localStore = guardStorage(() => window.localStorage);

/** Session storage: it lives as long as the tab. */
export const sessionStore = guardStorage(() => window.sessionStorage);

/**
 * Reads and validates a stored value. An invalid value (no JSON, another shape, an old version) counts as none, and the
 * next write replaces it.
 * @param store the storage
 * @param key the key
 * @param schema the schema of the value
 * @returns the parsed value, or null when there is none
 */
export function readStored<T>(store: GuardedStore, key: string, schema: Schema<T>): T | null {
  const text = store.read(key);
  if (text === null) return null;
  const parsed = schema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : null;
}

/** Stores a value as JSON. */
export function writeStored(store: GuardedStore, key: string, value: unknown): void {
  store.write(key, JSON.stringify(value));
}
