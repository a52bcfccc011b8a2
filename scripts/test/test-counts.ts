import { existsSync, readFileSync } from 'node:fs';

export type Outcome = 'passed' | 'failed' | 'flaky' | 'skipped';

/** One test as its runner has reported it. */
export type Test = { readonly title: string; readonly seconds: number; readonly outcome: Outcome };

/** How a part of a run has ended: the exit code of its command, and its tests, if it has any. */
export type Part = {
  readonly name: string;
  readonly seconds: number;
  readonly code: number;
  readonly tests: readonly Test[];
};

export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly flaky: readonly string[];
  readonly skipped: readonly string[];
};

type PlaywrightTest = {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { duration: number }[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
};
type VitestFile = {
  name: string;
  assertionResults: { fullName: string; status: string; duration?: number }[];
};
type Report = { suites?: PlaywrightSuite[]; testResults?: VitestFile[] };

const OUTCOMES: Record<PlaywrightTest['status'], Outcome> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
};

function readSuite({ suites = [], specs = [] }: PlaywrightSuite): Test[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `${projectName} › ${file} › ${title}`,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      outcome: OUTCOMES[status],
    })),
  );
  return [...own, ...suites.flatMap(readSuite)];
}

const readTestFile = ({ name, assertionResults }: VitestFile): Test[] =>
  assertionResults.map(({ fullName, duration = 0, status }) => ({
    title: `${name.replace(`${process.cwd()}/`, '')} › ${fullName}`,
    seconds: duration / 1000,
    outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
  }));

/**
 * Reads the JSON report of Vitest or of Playwright.
 * @returns null where there is no report: the runner has not come to its end
 */
export function readTests(file: string): Test[] | null {
  if (!existsSync(file)) return null;
  const { suites = [], testResults = [] } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return [...suites.flatMap(readSuite), ...testResults.flatMap(readTestFile)];
}

const isRed = ({ outcome }: Test) => outcome === 'failed' || outcome === 'flaky';

/**
 * Counts a run. A part that failed without a failed test counts as one failed test, and so does a flaky test: it
 * was red once.
 */
export function countTests(parts: readonly Part[]): Counts {
  const tests = parts.flatMap((part) => part.tests);
  const listTitles = (outcome: Outcome) =>
    tests.filter((test) => test.outcome === outcome).map(({ title }) => title);
  const failedParts = parts.filter((part) => part.code !== 0 && !part.tests.some(isRed));
  return {
    passed: listTitles('passed').length,
    failed: tests.filter(isRed).length + failedParts.length,
    flaky: listTitles('flaky'),
    skipped: listTitles('skipped'),
  };
}

/* A run that has left no counts has not come to its end: it counts as one failed test. */
const UNFINISHED: Counts = { passed: 0, failed: 1, flaky: [], skipped: [] };

/** Adds up the counts that earlier runs have left in their files. */
export function sumCounts(files: readonly string[]): Counts {
  const counts = files.map((file) =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Counts) : UNFINISHED,
  );
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    flaky: counts.flatMap(({ flaky }) => flaky),
    skipped: counts.flatMap(({ skipped }) => skipped),
  };
}
