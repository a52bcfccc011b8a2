import { reporting } from '#src/config/limits.ts';
import { withTimeout } from '#src/kernel/async/with-timeout.ts';

/** The database of the library's offline transport, so that the library sends these reports. */
const DATABASE = 'sentry-offline';
const QUEUE = 'queue';

/** A browser with a broken profile may never answer. After this time the database counts as unusable. */
const LIMIT_MS = 2000;

function waitForResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(new Error('IndexedDB failed', { cause: request.error })),
    );
  });
}

function waitForCompletion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(new Error('IndexedDB aborted', { cause: transaction.error })),
    );
  });
}

async function put(envelope: string, isWanted: () => boolean): Promise<boolean> {
  const opening = indexedDB.open(DATABASE);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(QUEUE));
  const database = await waitForResult(opening);
  try {
    const queue = database.transaction(QUEUE, 'readwrite').objectStore(QUEUE);
    const keys = (await waitForResult(queue.getAllKeys())) as number[];
    if (keys.length >= reporting.OFFLINE_QUEUE_ITEMS || !isWanted()) return false;
    queue.put(envelope, Math.max(0, ...keys) + 1);
    await waitForCompletion(queue.transaction);
    return true;
  } finally {
    database.close();
  }
}

/**
 * Adds a report to the library's queue in IndexedDB. The library itself does not say whether that worked.
 * @param envelope the report as text
 * @returns false when the queue is full (section 9)
 * @throws Error when the database cannot be used, or does not answer within 2 s
 */
export async function putInDatabase(envelope: string): Promise<boolean> {
  let isWanted = true;
  try {
    return await withTimeout(
      put(envelope, () => isWanted),
      LIMIT_MS,
    );
  } finally {
    isWanted = false;
  }
}
