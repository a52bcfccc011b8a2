import { parseJson } from './parse-json.ts';

/** A browser storage that cannot throw: what the browser refuses is kept in the memory of this tab. */
export type GuardedStore = {
  /** The value of a key, or null. */
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Does what is written outlive the page? Asks the browser each time, because a visitor may change it. */
  readonly persistent: boolean;
};

/** All that is needed of a zod schema; the type alone keeps zod out of what imports this file. */
export type Schema<T> = {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
};

const PROBE_KEY = 'hc.probe';

/**
 * Guards one storage (decisions, "Sign-in"): private mode, a full quota and blocked site data fall back to memory.
 * @param storage looks the storage up; called at each use, because the look-up itself may throw and because nothing
 *   may be touched before there is a window
 */
export function guardStorage(storage: () => Storage): GuardedStore {
  const memory = new Map<string, string>();
  /** What this tab has last seen in the browser's storage, for the case that it stops answering. */
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

/** A storage may take a value and keep nothing of it. */
function setAndCheck(browser: Storage, key: string, value: string): void {
  browser.setItem(key, value);
  if (browser.getItem(key) !== value) throw new Error('The storage has not kept the value');
}

function probe(browser: Storage): void {
  setAndCheck(browser, PROBE_KEY, '1');
  browser.removeItem(PROBE_KEY);
}

/** Outlives the tab and is seen by the others. */
export const localStore = guardStorage(() => window.localStorage);

/** Lives as long as the tab. */
export const sessionStore = guardStorage(() => window.sessionStorage);

/**
 * Reads a stored value and checks it. Junk (no JSON, another shape, an old version) counts as no value; the next value
 * takes its place.
 * @returns the value as the schema gives it, or null when there is none
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
