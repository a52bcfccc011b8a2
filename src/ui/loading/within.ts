/** Nobody waits longer for a part that something can stand in for. */
const PATIENCE_MS = 10_000;

/**
 * Loads a part that is given up when it has not come within 10 s.
 * @param load imports the part
 * @returns what loads it; rejects with what `load` rejects with, or an Error when it takes too long
 */
export const within =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  () =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('Too late')), PATIENCE_MS);
      load().then(resolve, reject);
    });
