import { run } from '#scripts/support/processes.mjs';

/** Builds the site for one environment; `settings` go before those of its .env file. */
export const buildSite = ({ mode, outDir, settings }) =>
  run(process.execPath, ['scripts/build/build.mjs', '--mode', mode, '--outDir', outDir], {
    env: settings,
  });

/** Builds the sandbox platform into .sandbox/. */
export const buildSandbox = () =>
  run(process.execPath, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'warn',
    '--config',
    'vite.sandbox.config.ts',
  ]);
