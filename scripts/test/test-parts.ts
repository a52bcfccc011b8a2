import { hasOrca } from '#scripts/support/find-orca.ts';
import { hasWebKit } from '#scripts/support/find-webkit.ts';
import { scriptArguments } from '#scripts/support/script-arguments.ts';
import { readJourneyStack } from '#scripts/support/local-stack.ts';

/** One part of a run: a command of its own that can run beside others. */
export interface RunPart {
  readonly name: string;
  /** The arguments of Node. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Where its test runner writes what it has counted. */
  readonly report?: string;
}

const REPORTS = 'reports';
const color = process.stdout.isTTY ? '--color' : '--no-color';

const tool = (file: string, ...args: readonly string[]) => [`node_modules/${file}`, ...args];

const types = { name: 'Types', command: tool('typescript/bin/tsc', '--noEmit') };
/** A browser has nothing of Node. */
const siteTypes = {
  name: 'Types of the site, without Node',
  command: tool('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.src.json'),
};
const lint = { name: 'Lint', command: tool('oxlint/bin/oxlint', '--type-aware', '--quiet') };
const format = { name: 'Format', command: tool('oxfmt/bin/oxfmt', '--check', '.') };
/** Of the production build: that of the tests also holds the workbench. */
const size = {
  name: 'Size of the production build',
  command: scriptArguments('scripts/build/size.ts'),
};

/** The site and the platform that all journeys drive. */
const builds = (): RunPart[] => [
  {
    name: 'Build of the site',
    command: scriptArguments('scripts/build/build.ts', '--mode', 'test', '--outDir', 'dist-test'),
    env: readJourneyStack().siteSettings,
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

/** Vitest with the given projects of vitest.config.ts. */
function vitest(name: string, id: string, ...projects: readonly string[]): RunPart {
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
function journeys(name: string, id: string, part: string, script = 'scripts/test/e2e.ts'): RunPart {
  const report = `${REPORTS}/${id}.json`;
  const env = { E2E_BUILT: 'yes', E2E_PART: part, E2E_REPORT: report };
  return { name, command: scriptArguments(script), env, report };
}

/** The same in WebKit, where it runs: a stage of its own, for all journeys drive one local stack. */
function webkitJourneys(id: string, part: string): RunPart[][] {
  if (hasWebKit())
    return [[journeys('Journeys in WebKit', id, part, 'scripts/test/e2e-webkit.ts')]];
  console.log('WebKit can be driven on Linux only: its journeys do not run on this machine.');
  return [];
}

/** What a screen reader says: a stage of its own too, for it needs the keyboard of its screen and a machine at rest. */
function transcripts(): RunPart[][] {
  const report = `${REPORTS}/transcripts.json`;
  const env = { E2E_BUILT: 'yes', E2E_REPORT: report };
  const command = scriptArguments('scripts/test/listen.ts');
  if (hasOrca()) return [[{ name: 'What a screen reader says', command, env, report }]];
  console.log('Orca is not on this machine: run `npm run listen`, which installs it on Debian.');
  return [];
}

/** The part of the rest that drives no browser. */
const servers = [vitest('Servers, processes and matrices', 'units-rest', 'rest*')];

type Stages = readonly (readonly RunPart[])[];

/** What each run consists of: stages that follow one another, and in a stage the parts that run side by side. */
export const RUNS: Readonly<Record<string, () => Stages>> = {
  quick: () => [
    [types, siteTypes, lint, format, ...builds()],
    [size, vitest('Unit, screen and platform tests', 'units', '!rest*')],
    [journeys('Journeys', 'journeys', 'quick')],
    ...webkitJourneys('webkit', 'quick'),
  ],
  servers: () => [builds(), servers],
  rest: () => [
    builds(),
    servers,
    [journeys('All other journeys', 'journeys-rest', 'rest')],
    ...webkitJourneys('webkit-rest', 'rest'),
    ...transcripts(),
  ],
};
