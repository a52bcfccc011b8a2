import tailwindcss from '@tailwindcss/vite';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { describeBuild } from '#scripts/build/about-build.ts';
import { siteFiles } from '#scripts/build/vite/site-files.ts';
import { listBuildTargets } from '#scripts/build/supported-browsers.ts';
import { readEnvironment } from '#src/config/read-environment.ts';

const about = describeBuild();

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
      target: listBuildTargets(),
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
  };
});
