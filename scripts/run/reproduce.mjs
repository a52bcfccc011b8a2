import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { buildSandbox, buildSite } from '#scripts/build/build-steps.mjs';
import { requireFreePort, startServer, stopTogether } from '#scripts/support/processes.mjs';
import { serveSite } from './serve-site.mjs';
import { readStand } from '#scripts/support/stand.mjs';

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean' }, scenario: { type: 'string' } },
  allowPositionals: true,
});
const { module: plans } = await runnerImport('./scripts/run/reproduction.ts');
const [file] = positionals;

if (values.list || (!file && !values.scenario)) {
  console.log(`npm run reproduce -- bundle.json | --scenario <name>\n\n${plans.listText()}`);
  process.exit(0);
}

/** What was asked for, or one line that says why it cannot be done. */
function plan() {
  try {
    if (values.scenario) return plans.reproductionOfScenario(values.scenario);
    return plans.reproductionOf(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}

const reproduction = plan();
const stand = readStand();
await requireFreePort(stand.sitePort, 'PORT');
await requireFreePort(stand.platformPort, 'SANDBOX_PORT');
console.log('Building the site and the platform …');
const outDir = 'dist-reproduce';
const built = await Promise.all([
  buildSite({ mode: 'test', outDir, settings: stand.siteSettings }),
  buildSandbox(),
]);
if (built.some((code) => code !== 0)) process.exit(1);

const sandbox = await startServer(['.sandbox/start.js', '--reset'], {
  env: { ...stand.sandboxSettings, SANDBOX_DATA: '.data/reproduce' },
  ready: /ready/i,
});

const control = async (method, path, body) => {
  const answer = await fetch(`${stand.sandboxUrl}/__sandbox/${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(await answer.text());
};

/** Sets everything up anew, each time that the address is opened. */
async function arm() {
  await control('DELETE', 'faults');
  for (const fault of reproduction.faults) await control('PUT', 'faults', fault);
  if (reproduction.scenario) await control('PUT', 'scenario', { name: reproduction.scenario });
}

const server = await serveSite({ folder: outDir, port: stand.sitePort });
const [serve] = server.listeners('request');
server.removeAllListeners('request');
const open = async (response) => {
  await arm();
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(plans.openingPage(reproduction));
};
server.on('request', (request, response) => {
  if (request.url === '/reproduce') void open(response);
  else serve(request, response);
});
stopTogether([sandbox]);

const faultLine = ({ call, kind, status, wait }) =>
  `    ${call.padEnd(14)} ${status ?? (kind === 'slow' ? 'as usual' : kind)}${wait ? ` after ${wait.toFixed(2)} s` : ''}`;
console.log(`
  Reproducing ${reproduction.title}

${reproduction.notes.map((note) => `  ${note}`).join('\n')}

  Open        ${stand.siteUrl}/reproduce
  Sign-in     create the account ${reproduction.person.email}, password Kereru-2026; next time sign in to it
  Organisation ${reproduction.person.name} (made up, of the same shape)
${reproduction.faults.length > 0 ? `\n  The next calls answer, in this order, then all is well:\n${reproduction.faults.map(faultLine).join('\n')}\n` : ''}
  Open the address again to start over; Ctrl-C stops both.
`);
