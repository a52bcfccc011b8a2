import { hasOrca } from '#scripts/support/find-orca.ts';
import { hasWebKit } from '#scripts/support/find-webkit.ts';
import { buildScriptArguments } from '#scripts/support/script-arguments.ts';
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

const buildToolArguments = (file: string, ...args: readonly string[]) => [
  `node_modules/${file}`,
  ...args,
];

const types = { name: 'Types', command: buildToolArguments('typescript/bin/tsc', '--noEmit') };
/** A browser has nothing of Node. */
const siteTypes = {
  name: 'Types of the site, without Node',
  command: buildToolArguments('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.src.json'),
};
const lint = {
  name: 'Lint',
  command: buildToolArguments('oxlint/bin/oxlint', '--type-aware', '--quiet'),
};
const format = { name: 'Format', command: buildToolArguments('oxfmt/bin/oxfmt', '--check', '.') };
/** Of the production build: that of the tests also holds the workbench. */
const size = {
  name: 'Size of the production build',
  command: buildScriptArguments('scripts/build/size.ts'),
};

/** The site and the platform that all journeys drive. */
const listBuilds = (): RunPart[] => [
  {
    name: 'Build of the site',
    command: buildScriptArguments(
      'scripts/build/build.ts',
      '--mode',
      'test',
      '--outDir',
      'dist-test',
    ),
    env: readJourneyStack().siteSettings,
  },
  {
    name: 'Build of the platform',
    command: buildToolArguments(
      'vite/bin/vite.js',
      'build',
      '--logLevel=warn',
      '--config=vite.sandbox.config.ts',
    ),
  },
];

/** Vitest with the given projects of vitest.config.ts. */
function createVitestPart(name: string, id: string, ...projects: readonly string[]): RunPart {
  const report = `${REPORTS}/${id}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    name,
    command: buildToolArguments('vitest/vitest.mjs', 'run', color, ...reporters, ...chosen),
    env: { SANDBOX_BUILD: '.sandbox' },
    report,
  };
}

/** Playwright on the finished builds; `part` picks the tests by their tags (e2e/playwright.config.ts). */
function createJourneyPart(
  name: string,
  id: string,
  part: string,
  script = 'scripts/test/e2e.ts',
): RunPart {
  const report = `${REPORTS}/${id}.json`;
  const env = { E2E_BUILT: 'yes', E2E_PART: part, E2E_REPORT: report };
  return { name, command: buildScriptArguments(script), env, report };
}

/** The same in WebKit, where it runs: a stage of its own, for all journeys drive one local stack. */
function createWebKitStages(id: string, part: string): RunPart[][] {
  if (hasWebKit())
    return [[createJourneyPart('Journeys in WebKit', id, part, 'scripts/test/e2e-webkit.ts')]];
  console.log('WebKit can be driven on Linux only: its journeys do not run on this machine.');
  return [];
}

/** What a screen reader says: a stage of its own too, for it needs the keyboard of its screen and a machine at rest. */
function createTranscriptStages(): RunPart[][] {
  const report = `${REPORTS}/transcripts.json`;
  const env = { E2E_BUILT: 'yes', E2E_REPORT: report };
  const command = buildScriptArguments('scripts/test/listen.ts');
  if (hasOrca()) return [[{ name: 'What a screen reader says', command, env, report }]];
  console.log('Orca is not on this machine: run `npm run listen`, which installs it on Debian.');
  return [];
}

/** The part of the rest that drives no browser. */
const servers = [createVitestPart('Servers, processes and matrices', 'units-rest', 'rest*')];

type Stages = readonly (readonly RunPart[])[];

/** What each run consists of: stages that follow one another, and in a stage the parts that run side by side. */
export const RUNS: Readonly<Record<string, () => Stages>> = {
  quick: () => [
    [types, siteTypes, lint, format, ...listBuilds()],
    [size, createVitestPart('Unit, screen and platform tests', 'units', '!rest*')],
    [createJourneyPart('Journeys', 'journeys', 'quick')],
    ...createWebKitStages('webkit', 'quick'),
  ],
  servers: () => [listBuilds(), servers],
  rest: () => [
    listBuilds(),
    servers,
    [createJourneyPart('All other journeys', 'journeys-rest', 'rest')],
    ...createWebKitStages('webkit-rest', 'rest'),
    ...createTranscriptStages(),
  ],
};
