import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runJourneys } from './e2e.mjs';
import { run } from './processes.mjs';
import { checkSizes } from './size.mjs';

const REPORTS = { vitest: 'reports/vitest.json', playwright: 'reports/playwright.json' };
const color = process.stdout.isTTY ? '--color' : '--no-color';
const bin = (name, ...args) => run('npx', ['--no-install', name, ...args]);

/** @type {{ name: string, check: () => Promise<number> }[]} */
const steps = [
  { name: 'Types', check: () => bin('tsc', '--noEmit') },
  { name: 'Lint', check: () => bin('oxlint', '--type-aware', '--quiet') },
  { name: 'Format', check: () => bin('oxfmt', '--check', '.') },
  {
    name: 'Unit, screen and platform tests',
    check: () =>
      bin(
        'vitest',
        'run',
        color,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${REPORTS.vitest}`,
      ),
  },
  { name: 'Journeys in a real browser', check: () => runJourneys() },
  { name: 'Size of the build', check: () => checkSizes('dist-test') },
];

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** How many tests the two runners say have passed and failed; a step that failed without a failed test counts as one. */
function countTests() {
  const vitest = read(REPORTS.vitest);
  const stats = read(REPORTS.playwright)?.stats;
  const testsFailed = (vitest?.numFailedTests ?? 0) + (stats?.unexpected ?? 0);
  return {
    passed: (vitest?.numPassedTests ?? 0) + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: Math.max(testsFailed, failed.length),
  };
}

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
/** @type {string[]} */
const failed = [];
for (const { name, check } of steps) {
  const from = Date.now();
  console.log(`\n── ${name} ──`);
  const code = await check();
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  console.log(`── ${name}: ${code === 0 ? 'good' : 'FAILED'}, ${seconds} s`);
  if (code !== 0) failed.push(name);
}

const counts = countTests();
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
