/** What came of a load; times in milliseconds. */
export type LoadFigures = {
  readonly done: number;
  readonly errors: readonly string[];
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
};

const computePercentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/**
 * Does a task many times, so many of them at once, and times each.
 * @param task is given the number of its turn; what it throws is counted, and the rest goes on
 */
export async function measureLoad(
  { total, atOnce }: { total: number; atOnce: number },
  task: (turn: number) => Promise<unknown>,
): Promise<LoadFigures> {
  const times: number[] = [];
  const errors: string[] = [];
  let next = 0;
  const runWorker = async () => {
    for (let turn = next++; turn < total; turn = next++) {
      const from = performance.now();
      await task(turn).then(
        () => times.push(performance.now() - from),
        (error: unknown) => errors.push(String(error)),
      );
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: atOnce }, runWorker));
  const seconds = (performance.now() - from) / 1000;
  const sorted = times.toSorted((one, other) => one - other);
  return {
    done: times.length,
    errors,
    perSecond: times.length / seconds,
    p50: computePercentile(sorted, 0.5),
    p99: computePercentile(sorted, 0.99),
  };
}

/** One line for a person. */
export const formatLoad = ({ done, errors, perSecond, p50, p99 }: LoadFigures): string =>
  `${done} done, ${errors.length} failed, ${perSecond.toFixed(1)} a second, ` +
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
