/**
 * Waits for a result, but no longer than the limit. The work itself goes on.
 * @param work the promise of the result
 * @param limitMs the limit in milliseconds
 * @returns the result; rejects with the error of `work`, or with an Error at the limit
 */
export const withTimeout = <Result>(work: Promise<Result>, limitMs: number): Promise<Result> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time')), limitMs);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
