/**
 * Waits for a result, but no longer than the limit. The work itself goes on.
 * @param work the promise of the result
 * @param limitMs the limit in milliseconds
 * @param createError makes the error at the limit
 * @returns the result; rejects with the error of `work`, or with that of `createError` at the limit
 */
export const withTimeout = <Result>(
  work: Promise<Result>,
  limitMs: number,
  createError = () => new Error('No answer in time'),
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), limitMs);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
