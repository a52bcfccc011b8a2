import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';
import { run } from './processes.mjs';
import { readStand } from './stand.mjs';

const REPORTS = { vitest: 'reports/vitest.json', playwright: 'reports/playwright.json' };
const stand = readStand({ port: 3300, sandboxPort: 4300 });
const node = (...args) => run(process.execPath, args, { env: stand.siteSettings });
const bin = (name, ...args) => run('npx', ['--no-install', name, ...args]);

const steps = [
  ['Types', () => bin('tsc', '--noEmit')],
  ['Lint', () => bin('oxlint', '--type-aware', '--quiet')],
  ['Format', () => bin('oxfmt', '--check', '.')],
  [
    'Unit, screen and platform tests',
    () =>
      bin(
        'vitest',
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${REPORTS.vitest}`,
      ),
  ],
  [
    'Build of the test environment',
    async () =>
      (await node('scripts/build.mjs', '--mode', 'test', '--outDir', 'dist-test')) ||
      bin('vite', 'build', '--logLevel', 'warn', '--config', 'vite.sandbox.config.ts'),
  ],
  [
    'Journeys in a real browser',
    async () => {
      const browser = await findBrowser();
      console.log(`The browser is ${browser}`);
      return run(
        'npx',
        ['--no-install', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'],
        {
          env: {
            E2E_CHROMIUM: browser,
            PORT: String(stand.sitePort),
            SANDBOX_PORT: String(stand.platformPort),
            PLAYWRIGHT_JSON_OUTPUT_NAME: `../${REPORTS.playwright}`,
          },
        },
      );
    },
  ],
];

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** How many tests the two runners say have passed and failed. */
function countTests() {
  const vitest = read(REPORTS.vitest);
  const stats = read(REPORTS.playwright)?.stats;
  return {
    passed: (vitest?.numPassedTests ?? 0) + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: (vitest?.numFailedTests ?? 0) + (stats?.unexpected ?? 0),
  };
}

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
const failed = [];
for (const [name, step] of steps) {
  const from = Date.now();
  console.log(`\n── ${name} ──`);
  const code = await step();
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  console.log(`── ${name}: ${code === 0 ? 'good' : 'FAILED'}, ${seconds} s`);
  if (code !== 0) failed.push(name);
}

const counts = countTests();
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(failed.length === 0 && counts.failed === 0 && counts.passed > 0 ? 0 : 1);
