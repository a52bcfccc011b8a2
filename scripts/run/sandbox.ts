import { buildSandbox } from '#scripts/build/build-steps.ts';
import { run } from '#scripts/support/processes.ts';

if ((await buildSandbox()) !== 0) process.exit(1);
process.on('SIGINT', () => {});
process.exit(await run(process.execPath, ['.sandbox/start.js', ...process.argv.slice(2)]));
