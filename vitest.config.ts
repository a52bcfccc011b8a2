import { defineConfig, mergeConfig } from 'vitest/config';
import { findTestsThatReplaceModules } from '#scripts/test/tests-alone.ts';
import site from './vite.config.ts';

/** How the site's own tests run. */
const inBrowser = {
  environment: 'jsdom' as const,
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: ['tests/setup.ts'],
};

/** How the tests of the platform and of what is built run. */
const inNode = {
  environment: 'node' as const,
};

/** Each of these has a worker of its own: it starts the app or the error reporting, hydrates, or replaces modules. */
const ALONE = [
  'tests/unit/app/*.test.ts',
  'tests/unit/kernel/telemetry/*.test.ts',
  'tests/unit/kernel/auth/tab-storage.test.ts',
  'tests/screens/**/*hydration.test.tsx',
  ...findTestsThatReplaceModules('tests/screens'),
  ...findTestsThatReplaceModules('tests/unit'),
];

/** They run in `npm run test:rest` (CONTRIBUTING.md). */
const REST = '*.rest.test.{ts,tsx}';

/**
 * Most files share two workers (`isolate: false`): a fresh window, React and the site's modules for each would take
 * more time than the tests. tests/setup.ts gives each test a clean page.
 */
const projects = [
  {
    extends: true as const,
    test: {
      ...inBrowser,
      name: 'units',
      include: ['tests/unit/{kernel,contracts,fields}/**/*.test.{ts,tsx}'],
      exclude: [...ALONE, `**/${REST}`],
      isolate: false,
    },
  },
  {
    extends: true as const,
    test: {
      ...inBrowser,
      name: 'alone',
      include: ALONE,
      exclude: [`**/${REST}`],
    },
  },
  {
    extends: true as const,
    test: {
      ...inBrowser,
      name: 'site',
      include: [
        'tests/screens/**/*.test.tsx',
        'tests/unit/{config,features,ui}/**/*.test.{ts,tsx}',
      ],
      exclude: [...ALONE, `**/${REST}`],
      isolate: false,
    },
  },
  {
    extends: true as const,
    test: {
      ...inNode,
      name: 'platform',
      include: ['tests/sandbox/**/*.test.ts', 'tests/*.test.ts'],
      exclude: [`**/${REST}`],
      isolate: false,
    },
  },
  {
    extends: true as const,
    test: {
      ...inBrowser,
      name: 'rest-site',
      include: [`tests/{screens,unit}/**/${REST}`],
    },
  },
  {
    extends: true as const,
    test: {
      ...inNode,
      name: 'rest-platform',
      include: [`tests/sandbox/**/${REST}`, `tests/${REST}`],
    },
  },
];

/** The tests run with the plugins and the constants of the build (vite.config.ts). */
export default defineConfig((env) =>
  mergeConfig(site(env), {
    test: {
      silent: 'passed-only',
      maxWorkers: 2,
      /* Far above what any test takes: on a busy machine five seconds are too few for a property with many cases. */
      testTimeout: 60_000,
      hookTimeout: 60_000,
      projects,
    },
  }),
);
