import type { Counts, Part, Test } from './test-counts.ts';

const SLOWEST = 10;

const formatLine = (seconds: number, text: string) =>
  `${seconds.toFixed(1).padStart(8)} s  ${text}`;

/**
 * The time of each part, and of the whole run: parts that run side by side do not add up.
 * @param seconds of the whole run
 */
export function formatTimes(parts: readonly Part[], seconds: number): string {
  const rows = parts.map((part) =>
    formatLine(part.seconds, part.code === 0 ? part.name : `${part.name}: FAILED`),
  );
  return ['\nTime of each part', ...rows, formatLine(seconds, 'in all')].join('\n');
}

/** The slowest tests, whichever runner ran them. */
export function formatSlowest(tests: readonly Test[]): string {
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  const rows = slowest.map(({ seconds, title }) => formatLine(seconds, title));
  return ['\nThe slowest tests', ...rows].join('\n');
}

const formatList = (titles: readonly string[]) => `${titles.length}: ${titles.join('; ')}`;

/** The last lines of a run: what was flaky or skipped, if anything, and `N passed, N failed` as the last. */
export function formatCounts({ passed, failed, flaky, skipped }: Counts): string {
  return [
    '',
    ...(skipped.length > 0 ? [`Skipped, ${formatList(skipped)}`] : []),
    ...(flaky.length > 0
      ? [`Flaky (red, then green; counted as failed), ${formatList(flaky)}`]
      : []),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
