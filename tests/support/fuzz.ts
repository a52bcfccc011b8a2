import { appendFileSync } from 'node:fs';
import fc, { type RunDetails } from 'fast-check';
import { expect } from 'vitest';

const longRun = Number(process.env['FUZZ_RUNS'] ?? 0);
const USUAL_RUNS = 100;

/**
 * How many cases a property is given: in `npm test` these, in `npm run fuzz` as many as that asks for.
 * @param part of the long run, for a property whose every case is slow
 */
export const runs = (short: number, part = 1): number => Math.max(short, Math.ceil(longRun * part));

const countsFile = process.env['FUZZ_COUNTS'];

/** Notes how many cases a property has stood, for `npm run fuzz` to say; a failure tells its seed. */
function report(details: RunDetails<unknown>): void {
  const { testPath = '', currentTestName = '' } = expect.getState();
  if (countsFile) {
    const line = { file: testPath, title: currentTestName, runs: details.numRuns };
    appendFileSync(countsFile, `${JSON.stringify(line)}\n`);
  }
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details });
}

/** Gives every property of a test file its number of cases. */
export const setCases = (): void =>
  fc.configureGlobal({ numRuns: runs(USUAL_RUNS), reporter: report });
