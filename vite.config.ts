import tailwindcss from '@tailwindcss/vite';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { aboutBuild } from '#scripts/build/about-build.ts';
import { siteFiles } from '#scripts/build/vite/site-files.ts';
import { buildTargets } from '#scripts/build/supported-browsers.ts';
import { testsThatReplaceModules } from '#scripts/test/tests-alone.ts';
import { readEnvironment } from '#src/config/read-environment.ts';

const about = aboutBuild();

/**
 * The start of the site comes in one file, with its libraries, and what comes late in files that hold what is needed
 * together: many small files compress badly, and each is named in the start.
 */
const groups = [
  {
    /* What both the sign-in and the pages need: the callback exchanges its code before the pages have come. */
    name: 'base',
    test: /node_modules\/zustand\/esm\/vanilla|\/src\/(config\/(countries|env|limits|paths|product|settings)|kernel\/(async|log|storage|navigation)\/|kernel\/errors\/(app-error|destinations|error-store|handler-chain|messages)|kernel\/api\/(flow|ports)|kernel\/auth\/(auth-store|token-keys)|kernel\/telemetry\/(flow-state|feedback-store)|kernel\/session\/(visitor-store|welcome-draft|wizard-key)|contracts\/(flow-id|form-field|welcome-fields)\.ts)/,
  },
  {
    name: 'start',
    test: /\/src\/(main|app\/welcome-route|features\/welcome\/welcome-page|ui\/loading\/part-boundary|ui\/overlay\/floating-panel)\.tsx?$/,
  },
  /* What every page loads after its first paint, and can do without. */
  { name: 'press-series', test: /\/src\/ui\/(press\/press-series|select\/keep-in-view)\.ts$/ },
  {
    name: 'contracts',
    test: /node_modules\/zod\/|\/src\/(contracts\/(?!choices|creation|wizard-fields)|config\/read-environment)/,
  },
  {
    name: 'api',
    test: /\/src\/kernel\/(api\/(?!calls\/(create-sign-up|check-created))|auth\/(?!sign-out)|session\/(?!wizard-draft|wizard-progress))/,
  },
  {
    name: 'rules',
    test: /node_modules\/@hookform\/|\/src\/kernel\/(validation\/(?!phone-rule)|countries\/(?!country-(?:search|aliases)|alpha-3|searched-name|standard-names))/,
  },
  { name: 'phone', test: /\/src\/kernel\/phone\/phone-engine\.ts$/ },
  { name: 'lists', test: /\/src\/ui\/select\/(option-list|select-list|autofill-select)\.tsx$/ },
  {
    name: 'islands',
    test: /\/src\/(app\/layout\/(footer|late-notices|plain-user-menu)|features\/welcome\/welcome-aside|features\/feedback\/feedback-widget)\.tsx$/,
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** Words at which content blockers refuse a file, whatever is in it. */
const BLOCKED_WORDS =
  /feedback|report|track|analytic|telemetry|sentry|metric|pixel|\bads?\b|banner|beacon|popup|social/i;

/** A chunk is called after what it holds, unless a content blocker would refuse that name. */
const chunkFileName = ({ name }: { name: string }): string =>
  `assets/${BLOCKED_WORDS.test(name) ? 'part' : '[name]'}-[hash].js`;

/** React Router's package offers its development build alone; the production build stands beside it. */
const productionRouter = [
  ['react-router', 'index.mjs'],
  ['react-router/dom', 'dom-export.mjs'],
].map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: resolve('node_modules/react-router/dist/production', file ?? ''),
}));

/** How the site's own tests run. */
const inBrowser = {
  environment: 'jsdom' as const,
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: ['tests/setup.ts'],
};

/** Each of these has a worker of its own: it starts the app or the error reporting, hydrates, or replaces modules. */
const ALONE = [
  'tests/unit/app/*.test.ts',
  'tests/unit/kernel/telemetry/*.test.ts',
  'tests/unit/kernel/auth/tab-storage.test.ts',
  'tests/screens/**/*hydration.test.tsx',
  ...testsThatReplaceModules('tests/screens'),
  ...testsThatReplaceModules('tests/unit'),
];

/** They run in `npm run test:rest` (CONTRIBUTING.md). */
const REST = '*.rest.test.{ts,tsx}';

/** How the tests of the platform and of what is built run. */
const inNode = {
  environment: 'node' as const,
};

export default defineConfig(({ mode, command, isSsrBuild = false }) => {
  const settings = loadEnv(mode, process.cwd());
  readEnvironment(settings);
  return {
    resolve: { alias: command === 'build' && !isSsrBuild ? productionRouter : [] },
    plugins: [react(), tailwindcss(), siteFiles(settings['VITE_APP_ENV'])],
    define: {
      __APP_VERSION__: JSON.stringify(about.version),
      __COMMIT__: JSON.stringify(about.commit),
      __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
      /* Sentry leaves out its own logging and tracing. */
      __SENTRY_DEBUG__: 'false',
      __SENTRY_TRACING__: 'false',
    },
    build: {
      target: buildTargets(),
      sourcemap: 'hidden',
      manifest: true,
      license: { fileName: '.vite/licences.json' },
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['index.html', 'src/app/early-callback.ts'],
        optimization: { inlineConst: { mode: 'all' } },
        output: { codeSplitting: { groups }, chunkFileNames: chunkFileName },
      },
    },
    server: {
      port: 3000,
      strictPort: true,
      watch: { ignored: ['**/.data/**', '**/test-results/**', '**/playwright-report/**'] },
    },
    test: {
      silent: 'passed-only',
      maxWorkers: 2,
      /* Far above what any test takes: on a busy machine five seconds are too few for a property with many cases. */
      testTimeout: 60_000,
      hookTimeout: 60_000,
      /*
       * Most files share two workers (`isolate: false`): a fresh window, React and the site's modules for each would take
       * more time than the tests. tests/setup.ts gives each test a clean page.
       */
      projects: [
        {
          extends: true,
          test: {
            ...inBrowser,
            name: 'units',
            include: ['tests/unit/{kernel,contracts,fields}/**/*.test.{ts,tsx}'],
            exclude: [...ALONE, `**/${REST}`],
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            ...inBrowser,
            name: 'alone',
            include: ALONE,
            exclude: [`**/${REST}`],
          },
        },
        {
          extends: true,
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
          extends: true,
          test: {
            ...inNode,
            name: 'platform',
            include: ['tests/sandbox/**/*.test.ts', 'tests/*.test.ts'],
            exclude: [`**/${REST}`],
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            ...inBrowser,
            name: 'rest-site',
            include: [`tests/{screens,unit}/**/${REST}`],
          },
        },
        {
          extends: true,
          test: {
            ...inNode,
            name: 'rest-platform',
            include: [`tests/sandbox/**/${REST}`, `tests/${REST}`],
          },
        },
      ],
    },
  };
});
