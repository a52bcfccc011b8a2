import { requireFreePort, run, startServer, stopTogether } from './processes.mjs';
import { readStand, welcomeText } from './stand.mjs';

const stand = readStand();
await requireFreePort(stand.sitePort, 'PORT');
await requireFreePort(stand.platformPort, 'SANDBOX_PORT');

console.log('Building the site and the platform …');
const built = await Promise.all([
  run(process.execPath, ['scripts/build.mjs', '--mode', 'development', '--outDir', 'dist-local'], {
    env: stand.siteSettings,
  }),
  run(process.execPath, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'warn',
    '--config',
    'vite.sandbox.config.ts',
  ]),
]);
if (built.some((code) => code !== 0)) process.exit(1);

console.log(
  'Starting (the platform makes its database on the first start, which takes some seconds) …',
);
const sandbox = await startServer(['.sandbox/start.js'], {
  env: stand.sandboxSettings,
  ready: /ready/i,
});
const site = await startServer(['scripts/serve-site.mjs', 'dist-local'], {
  env: { PORT: String(stand.sitePort) },
  ready: /ready/,
});
stopTogether([sandbox, site]);
console.log(welcomeText(stand));
