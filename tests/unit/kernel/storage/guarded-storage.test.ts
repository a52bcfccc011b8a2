import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  guardStorage,
  localStore,
  readStored,
  sessionStore,
  writeStored,
} from '#src/kernel/storage/guarded-storage.ts';

/** A browser storage that blocks on demand, as private mode, a full quota and blocked cookies do. */
function fickleStorage() {
  const values = new Map<string, string>();
  const blocked = { all: false, writes: false };
  const check = (isBlocked: boolean) => {
    if (isBlocked || blocked.all) throw new DOMException('No', 'QuotaExceededError');
  };
  const storage = {
    getItem: (key: string) => (check(false), values.get(key) ?? null),
    setItem: (key: string, value: string) => (check(blocked.writes), void values.set(key, value)),
    removeItem: (key: string) => (check(false), void values.delete(key)),
  } as Storage;
  return { values, blocked, store: guardStorage(() => storage) };
}

describe('the stores of the site', () => {
  it.each([
    ['localStore', localStore, () => localStorage],
    ['sessionStore', sessionStore, () => sessionStorage],
  ])('%s reads, writes and removes in the storage of the browser', (_, store, browser) => {
    store.write('k', 'v');
    expect(browser().getItem('k')).toBe('v');
    expect(store.read('k')).toBe('v');
    store.remove('k');
    expect(browser().getItem('k')).toBeNull();
    expect(store.read('k')).toBeNull();
    expect(store.persistent).toBe(true);
    expect(browser()).toHaveLength(0);
  });
});

describe('a guarded store', () => {
  it('works in memory when access to the storage throws [H01]', () => {
    const store = guardStorage(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    expect(store.read('k')).toBeNull();
    store.write('k', 'v');
    expect(store.read('k')).toBe('v');
    store.remove('k');
    expect(store.read('k')).toBeNull();
    expect(store.persistent).toBe(false);
  });

  it('keeps what this tab has read when the storage stops working, until it is removed', () => {
    const { store, blocked, values } = fickleStorage();
    values.set('read', 'by this tab');
    store.read('read');
    store.write('written', 'by this tab');
    blocked.all = true;
    expect([store.read('read'), store.read('written')]).toEqual(['by this tab', 'by this tab']);
    store.remove('written');
    expect(store.read('written')).toBeNull();
  });

  it('prefers the value that could not be stored to the older stored value', () => {
    const { store, blocked, values } = fickleStorage();
    store.write('k', 'old');
    blocked.writes = true;
    store.write('k', 'new');
    expect(values.get('k')).toBe('old');
    expect(store.read('k')).toBe('new');
  });

  it('removes both the value in memory and the older one that was stored', () => {
    const { store, blocked, values } = fickleStorage();
    store.write('k', 'old');
    blocked.writes = true;
    store.write('k', 'new');
    store.remove('k');
    expect(store.read('k')).toBeNull();
    expect(values.has('k')).toBe(false);
  });

  it('uses the storage again when it accepts values', () => {
    const { store, blocked, values } = fickleStorage();
    blocked.writes = true;
    store.write('k', 'kept in memory');
    blocked.writes = false;
    store.write('k', 'stored');
    expect(values.get('k')).toBe('stored');
    values.set('k', 'changed by another tab');
    expect(store.read('k')).toBe('changed by another tab');
  });

  it('is persistent only while the storage accepts writes and nothing is in memory', () => {
    const { store, blocked, values } = fickleStorage();
    expect(store.persistent).toBe(true);
    expect(values.size).toBe(0);
    blocked.writes = true;
    expect(store.persistent).toBe(false);
    store.write('k', 'v');
    blocked.writes = false;
    expect(store.persistent).toBe(false);
    store.remove('k');
    expect(store.persistent).toBe(true);
  });

  it('keeps an empty text, because it is a value', () => {
    const { store, blocked } = fickleStorage();
    store.write('k', 'old');
    blocked.writes = true;
    store.write('k', '');
    expect(store.read('k')).toBe('');
  });
});

describe('stored values', () => {
  const Shape = z.object({ name: z.string(), more: z.optional(z.record(z.string(), z.unknown())) });

  it('are read as they were written', () => {
    writeStored(sessionStore, 'k', { name: 'Jo' });
    expect(sessionStorage.getItem('k')).toBe('{"name":"Jo"}');
    expect(readStored(sessionStore, 'k', Shape)).toEqual({ name: 'Jo' });
    expect(sessionStorage.getItem('k')).not.toBeNull();
  });

  it('are null when there are none', () => {
    expect(readStored(sessionStore, 'k', Shape)).toBeNull();
  });

  it.each(['', '{', '"str"', 'null', '[]', '{"name":7}', '<html>', 'x'.repeat(100_000)])(
    'are null when they are invalid, and reading changes nothing',
    (junk) => {
      sessionStorage.setItem('k', junk);
      expect(readStored(sessionStore, 'k', Shape)).toBeNull();
      expect(sessionStorage.getItem('k')).toBe(junk);
    },
  );

  it('lose unknown keys and prototypes', () => {
    sessionStorage.setItem(
      'k',
      '{"name":"Jo","admin":true,"__proto__":{"admin":true},"more":{"__proto__":{"x":1},"y":2}}',
    );
    const value = readStored(sessionStore, 'k', Shape);
    expect(value).toEqual({ name: 'Jo', more: { y: 2 } });
    expect(Object.assign({}, value)).not.toHaveProperty('admin');
    expect(Object.assign({}, value?.more)).not.toHaveProperty('x');
  });

  it('never make reading throw, for any text [B07]', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.object().map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(text, (stored) => {
        sessionStorage.setItem('k', stored);
        const value = readStored(sessionStore, 'k', Shape);
        expect(value === null || typeof value.name === 'string').toBe(true);
        expect(sessionStorage.getItem('k')).toBe(stored);
      }),
    );
  });
});
