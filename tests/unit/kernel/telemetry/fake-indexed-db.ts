/** A request or transaction of IndexedDB that succeeds with this result as soon as somebody waits for it. */
function succeed<T>(result: T) {
  return {
    result,
    set onsuccess(tell: () => void) {
      setTimeout(tell);
    },
    set oncomplete(tell: () => void) {
      setTimeout(tell);
    },
  };
}

/**
 * As much of IndexedDB as the queue of reports needs: one store, numbered values, every request succeeds.
 * jsdom has none; the browser tests use the real one.
 */
export function fakeIndexedDb(): {
  readonly values: Map<number, string>;
  readonly open: () => unknown;
} {
  const values = new Map<number, string>();
  const keys = (): number[] => [...values.keys()].toSorted((a, b) => a - b);
  const store = () => ({
    transaction: succeed(undefined),
    getAllKeys: () => succeed(keys()),
    get: (key: number) => succeed(values.get(key)),
    put: (value: string, key: number) => void values.set(key, value),
    delete: (key: number) => void values.delete(key),
  });
  const database = { transaction: () => ({ objectStore: store }), close: () => {} };
  return { values, open: () => succeed(database) };
}
