import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { aboutBuild } from '#scripts/about-build.ts';
import { leanRouter } from '#scripts/lean-router.ts';
import { parsedMetadata } from '#scripts/parsed-metadata.ts';
import { siteFiles } from '#scripts/site-files.ts';
import { readEnvironment } from '#src/config/read-environment.ts';

const about = aboutBuild();

/** The start of the site comes in three files: the libraries, which seldom change, the layout, and Welcome. */
const groups = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\//,
    priority: 3,
  },
  { name: 'start', test: /\/src\/(main\.tsx$|kernel\/(log|storage)\/)/, priority: 2 },
  {
    name: 'welcome',
    test: /\/(app\/welcome-route|features\/welcome\/welcome-page)\.tsx$/,
    priority: 1,
  },
];

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, process.cwd());
  readEnvironment(settings);
  return {
    plugins: [
      react(),
      tailwindcss(),
      leanRouter(),
      parsedMetadata(),
      siteFiles(settings['VITE_APP_ENV']),
    ],
    define: {
      __APP_VERSION__: JSON.stringify(about.version),
      __COMMIT__: JSON.stringify(about.commit),
    },
    build: {
      sourcemap: 'hidden',
      manifest: true,
      license: { fileName: '.vite/licences.json' },
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
    server: {
      port: 3000,
      strictPort: true,
      watch: { ignored: ['**/.data/**', '**/test-results/**', '**/playwright-report/**'] },
    },
    test: {
      silent: 'passed-only',
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: {
            name: 'site',
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
            include: ['tests/{unit,screens}/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'platform',
            environment: 'node',
            include: ['tests/sandbox/**/*.test.ts', 'tests/*.test.ts'],
            testTimeout: 60_000,
            hookTimeout: 60_000,
          },
        },
      ],
    },
  };
});
