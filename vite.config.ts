import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { readEnvironment } from '#src/config/read-environment.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The short commit hash that support asks for; a build outside a checkout says so instead. */
function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return process.env['COMMIT'] ?? 'unknown';
  }
}

export default defineConfig(({ mode, command }) => {
  if (command === 'build') readEnvironment(loadEnv(mode, process.cwd()));
  return {
    plugins: [react(), tailwindcss()],
    define: {
      __APP_VERSION__: JSON.stringify(version),
      __COMMIT__: JSON.stringify(currentCommit()),
    },
    build: { sourcemap: 'hidden' },
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
