import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { aboutBuild } from '#scripts/about-build.ts';
import { siteFiles } from '#scripts/site-files.ts';
import { readEnvironment } from '#src/config/read-environment.ts';

const about = aboutBuild();

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, process.cwd());
  readEnvironment(settings);
  return {
    plugins: [react(), tailwindcss(), siteFiles(settings['VITE_APP_ENV'])],
    define: {
      __APP_VERSION__: JSON.stringify(about.version),
      __COMMIT__: JSON.stringify(about.commit),
    },
    build: { sourcemap: 'hidden', manifest: true },
    server: {
      port: 3000,
      strictPort: true,
      watch: { ignored: ['**/.data/**', '**/test-results/**', '**/playwright-report/**'] },
    },
    test: {
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
