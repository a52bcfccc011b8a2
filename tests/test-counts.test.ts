import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countTests, readTests, sumCounts } from '#scripts/test/test-counts.ts';
import { formatCounts, formatSlowest } from '#scripts/test/test-summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(name: string, content: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const journey = (title: string, status: string, ...durations: number[]) => ({
  title,
  file: 'a.spec.ts',
  tests: [{ projectName: 'desktop', status, results: durations.map((duration) => ({ duration })) }],
});

const playwright = report('playwright.json', {
  suites: [
    {
      specs: [journey('good', 'expected', 1000), journey('shaky', 'flaky', 2000, 500)],
      suites: [{ specs: [journey('bad', 'unexpected', 100), journey('left out', 'skipped')] }],
    },
  ],
});
const vitest = report('vitest.json', {
  testResults: [
    {
      name: resolve('tests/a.test.ts'),
      assertionResults: [
        { fullName: 'adds', status: 'passed', duration: 5 },
        { fullName: 'divides', status: 'failed', duration: 7 },
        { fullName: 'waits', status: 'pending' },
      ],
    },
  ],
});

const part = (code: number, file: string) => ({
  name: file,
  seconds: 1,
  code,
  tests: readTests(file) ?? [],
});

describe('the counts of a run', () => {
  it('come from both runners; a test that failed once counts as failed', () => {
    expect(countTests([part(1, playwright), part(1, vitest)])).toEqual({
      passed: 2,
      failed: 3,
      flaky: ['desktop › a.spec.ts › shaky'],
      skipped: ['desktop › a.spec.ts › left out', 'tests/a.test.ts › waits'],
    });
  });

  it('have one failure for a failed part without a failed test', () => {
    const types = { name: 'Types', seconds: 1, code: 2, tests: [] };
    expect(countTests([types]).failed).toBe(1);
  });

  it('are empty when a runner has left no report', () => {
    expect(readTests(join(folder, 'none.json'))).toBeNull();
  });

  it('end with one line, after the flaky tests', () => {
    const lines = formatCounts({ passed: 2, failed: 1, flaky: ['a', 'b'], skipped: [] }).split(
      '\n',
    );
    expect(lines.slice(-2)).toEqual([
      'Flaky (red, then green; counted as failed), 2: a; b',
      '2 passed, 1 failed',
    ]);
  });

  it('include the slowest tests, with all tries of a test added', () => {
    const tests = [...(readTests(playwright) ?? []), ...(readTests(vitest) ?? [])];
    expect(formatSlowest(tests).trim().split('\n')[1]).toBe(
      '     2.5 s  desktop › a.spec.ts › shaky',
    );
  });
});

describe('the sum of several runs', () => {
  const one = report('one.json', { passed: 3, failed: 0, flaky: [], skipped: ['a'] });
  const other = report('other.json', { passed: 4, failed: 1, flaky: ['b'], skipped: [] });

  it('adds the counts of all runs', () => {
    expect(sumCounts([one, other])).toEqual({
      passed: 7,
      failed: 1,
      flaky: ['b'],
      skipped: ['a'],
    });
  });

  it('counts a run that has left no counts as failed', () => {
    expect(sumCounts([one, join(folder, 'none.json')]).failed).toBe(1);
  });
});
