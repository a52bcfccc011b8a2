import { buildSandbox, buildSite } from '#scripts/build/build-steps.ts';
import { startServer, stopTogether } from '#scripts/support/processes.ts';
import { buildScriptArguments } from '#scripts/support/script-arguments.ts';
import {
  readLocalStack,
  requireFreeStack,
  formatStartMessage,
} from '#scripts/support/local-stack.ts';

const stack = readLocalStack();
await requireFreeStack(stack);

console.log('Building the site and the platform …');
const built = await Promise.all([
  buildSite({ mode: 'development', outDir: 'dist-local', settings: stack.siteSettings }),
  buildSandbox(),
]);
if (built.some((code) => code !== 0)) process.exit(1);

console.log('Starting (a new database takes some seconds) …');
const sandbox = await startServer(['.sandbox/start.js'], {
  env: stack.sandboxSettings,
  ready: /ready/i,
});
const site = await startServer(buildScriptArguments('scripts/run/serve-site.ts', 'dist-local'), {
  env: { PORT: String(stack.sitePort) },
  ready: /ready/,
});
stopTogether([sandbox, site]);
console.log(formatStartMessage(stack));
