import { hasWebKit } from '#scripts/support/find-webkit.mjs';
import { journeyStand } from '#scripts/support/stand.mjs';

/**
 * One part of a run: a command of its own that can run beside others.
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} command the arguments of Node
 * @property {Record<string, string>} [env]
 * @property {string} [report] where its test runner writes what it has counted
 */

const REPORTS = 'reports';
const color = process.stdout.isTTY ? '--color' : '--no-color';

const tool = (file, ...args) => [`node_modules/${file}`, ...args];

const types = { name: 'Types', command: tool('typescript/bin/tsc', '--noEmit') };
const lint = { name: 'Lint', command: tool('oxlint/bin/oxlint', '--type-aware', '--quiet') };
const format = { name: 'Format', command: tool('oxfmt/bin/oxfmt', '--check', '.') };
/** Of the production build: that of the tests also holds the workbench. */
const size = { name: 'Size of the production build', command: ['scripts/build/size.mjs'] };

/** The site and the platform that all journeys drive. */
const builds = () => [
  {
    name: 'Build of the site',
    command: ['scripts/build/build.mjs', '--mode', 'test', '--outDir', 'dist-test'],
    env: journeyStand().siteSettings,
  },
  {
    name: 'Build of the platform',
    command: tool(
      'vite/bin/vite.js',
      'build',
      '--logLevel=warn',
      '--config=vite.sandbox.config.ts',
    ),
  },
];

/** Vitest with the given projects of vite.config.ts. */
function vitest(name, id, ...projects) {
  const report = `${REPORTS}/${id}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    name,
    command: tool('vitest/vitest.mjs', 'run', color, ...reporters, ...chosen),
    env: { SANDBOX_BUILD: '.sandbox' },
    report,
  };
}

/** Playwright on the finished builds; `part` picks the tests by their tags (e2e/playwright.config.ts). */
function journeys(name, id, part, script = 'scripts/test/e2e.mjs') {
  const report = `${REPORTS}/${id}.json`;
  const env = { E2E_BUILT: 'yes', E2E_PART: part, E2E_REPORT: report };
  return { name, command: [script], env, report };
}

/** The same in WebKit, where it runs: a stage of its own, for all journeys drive one stand. */
function webkitJourneys(id, part) {
  if (hasWebKit())
    return [[journeys('Journeys in WebKit', id, part, 'scripts/test/e2e-webkit.mjs')]];
  console.log('WebKit can be driven on Linux only: its journeys do not run on this machine.');
  return [];
}

/** The part of the rest that drives no browser. */
const servers = [vitest('Servers, processes and matrices', 'units-rest', 'rest*')];

/**
 * What each run consists of: stages that follow one another, and in a stage the parts that run side by side.
 * @returns {Record<string, Part[][]>}
 */
export const readRuns = () => ({
  quick: [
    [types, lint, format, ...builds()],
    [size, vitest('Unit, screen and platform tests', 'units', '!rest*')],
    [journeys('Journeys', 'journeys', 'quick')],
    ...webkitJourneys('webkit', 'quick'),
  ],
  servers: [builds(), servers],
  rest: [
    builds(),
    servers,
    [journeys('All other journeys', 'journeys-rest', 'rest')],
    ...webkitJourneys('webkit-rest', 'rest'),
  ],
});
