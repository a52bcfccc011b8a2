/** A request or transaction of IndexedDB that succeeds with this result as soon as somebody waits for it. */
function succeed<T>(result: T) {
  return {
    result,
    set onsuccess(tell: () => void) {
      setTimeout(tell);
    },
    addEventListener(type: string, tell: () => void) {
      if (type === 'success' || type === 'complete') setTimeout(tell);
    },
  };
}

/**
 * As much of IndexedDB as the queue of reports needs: one store of one database, whatever they are called first,
 * numbered values, every request succeeds.
 * jsdom has none; the browser tests use the real one.
 */
export function fakeIndexedDb(): {
  readonly values: Map<number, string>;
  readonly open: (name: string) => unknown;
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
  const names = new Map<string, string>();
  const expectSame = (role: string, name: string): void => {
    if ((names.get(role) ?? name) !== name) throw new Error(`Another ${role}: ${name}`);
    names.set(role, name);
  };
  const objectStore = (name: string) => {
    expectSame('store', name);
    return store();
  };
  const database = { transaction: () => ({ objectStore }), close: () => {} };
  return {
    values,
    open: (name) => {
      expectSame('database', name);
      return succeed(database);
    },
  };
}
