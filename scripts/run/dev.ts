import { spawn } from 'node:child_process';
import { buildSandbox } from '#scripts/build/build-steps.ts';
import {
  requireFreeDatabase,
  requireFreePort,
  startServer,
  stopTogether,
} from '#scripts/support/processes.ts';
import { readStand, welcomeText } from '#scripts/support/stand.ts';

const stand = readStand();
await requireFreePort(stand.sitePort, 'PORT');
await requireFreePort(stand.platformPort, 'SANDBOX_PORT');
requireFreeDatabase();

const viteCli = 'node_modules/vite/bin/vite.js';
if ((await buildSandbox()) !== 0) process.exit(1);

const watcher = spawn(
  process.execPath,
  [viteCli, 'build', '--config', 'vite.sandbox.config.ts', '--watch'],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
const sandbox = await startServer(
  ['--watch-path=.sandbox', '--watch-preserve-output', '.sandbox/start.js'],
  {
    env: stand.sandboxSettings,
    ready: /ready/i,
  },
);
const site = await startServer([viteCli, '--port', String(stand.sitePort)], {
  env: stand.siteSettings,
  ready: /ready/i,
});
stopTogether([sandbox, site, watcher]);
console.log(welcomeText(stand));
