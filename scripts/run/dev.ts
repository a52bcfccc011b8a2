import { spawn } from 'node:child_process';
import { buildSandbox } from '#scripts/build/build-steps.ts';
import { startServer, stopTogether } from '#scripts/support/processes.ts';
import {
  readLocalStack,
  requireFreeStack,
  formatStartMessage,
} from '#scripts/support/local-stack.ts';

const stack = readLocalStack();
await requireFreeStack(stack);

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
    env: stack.sandboxSettings,
    ready: /ready/i,
  },
);
const site = await startServer([viteCli, '--port', String(stack.sitePort)], {
  env: stack.siteSettings,
  ready: /ready/i,
});
stopTogether([sandbox, site, watcher]);
console.log(formatStartMessage(stack));
