import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSandbox, buildSite } from '#scripts/build/build-steps.ts';
import { findBrowser, findFirefox } from '#scripts/support/find-browser.ts';
import { findWebKit } from '#scripts/support/find-webkit.ts';
import { startServer, stopTogether } from '#scripts/support/processes.ts';
import { fetchReportBundle } from './report-bundle.ts';
import { describeAnswers } from './reproduction-answers.ts';
import { openReproduction } from './reproduction-browser.ts';
import { type OwnersDisplay, type Shown, formatComparison } from './reproduction-display.ts';
import { OPENING_PATH } from './reproduction-page.ts';
import { serveReproduction } from './reproduction-server.ts';
import {
  type Reproduction,
  formatList,
  createReproduction,
  createScenarioReproduction,
} from './reproduction.ts';
import { readLocalStack, requireFreePorts } from '#scripts/support/local-stack.ts';

const USAGE =
  'npm run reproduce -- bundle.json | --report <id> [--from <platform>] | --scenario <name>';
const { values, positionals } = parseArgs({
  options: {
    list: { type: 'boolean' },
    scenario: { type: 'string' },
    report: { type: 'string' },
    from: { type: 'string', default: 'http://localhost:4000' },
    /* Takes the build of the last reproduction. */
    again: { type: 'boolean', default: false },
    /* Opens the browser without a window, and says all the same what could be brought back. */
    headless: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [file] = positionals;

if (values.list || (!file && !values.scenario && !values.report)) {
  console.log(`${USAGE}\n\n${formatList()}`);
  process.exit(0);
}

/** What was asked for, or one line that says why it cannot be done. */
async function plan(): Promise<Reproduction> {
  try {
    if (values.scenario) return createScenarioReproduction(values.scenario);
    const { report, from } = values;
    const text = report ? await fetchReportBundle(from, report) : readFileSync(file ?? '', 'utf8');
    return createReproduction(text);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

const reproduction = await plan();
/* Away from the ports of `npm start`, whose reports it may be asked for. */
const stack = readLocalStack({ port: 3400, sandboxPort: 4400 });
await requireFreePorts(stack);
const outDir = 'dist-reproduce';

async function buildBoth() {
  console.log('Building the site and the platform …');
  const built = await Promise.all([
    buildSite({ mode: 'test', outDir, settings: stack.siteSettings }),
    buildSandbox(),
  ]);
  if (built.some((code) => code !== 0)) process.exit(1);
}
if (!values.again || !existsSync(`${outDir}/version.json`)) await buildBoth();

const sandbox = await startServer(['.sandbox/start.js', '--reset'], {
  env: { ...stack.sandboxSettings, SANDBOX_DATA: '.data/reproduce', SANDBOX_PASSWORD_COST: '1' },
  ready: /ready/i,
});

const callSwitchboard = async (method: string, path: string, body?: unknown) => {
  const answer = await fetch(`${stack.sandboxUrl}/__sandbox/${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(await answer.text());
};

/** Sets everything up anew, each time that the address is opened. */
async function arm() {
  await callSwitchboard('DELETE', 'faults');
  for (const fault of reproduction.faults) await callSwitchboard('PUT', 'faults', fault);
  if (reproduction.scenario)
    await callSwitchboard('PUT', 'scenario', { name: reproduction.scenario });
}

const { showings } = await serveReproduction({
  folder: outDir,
  port: stack.sitePort,
  reproduction,
  arm,
});
let closeBrowser: () => unknown = () => {};
stopTogether([sandbox], () => closeBrowser());

const answers = describeAnswers(reproduction.faults).map((line) => `    ${line}`);
const steps = [`Open ${stack.siteUrl}${OPENING_PATH}`, ...reproduction.steps];
const { email, name } = reproduction.person;
console.log(`
  Reproducing ${reproduction.title}

${reproduction.notes.map((note) => `  ${note}`).join('\n')}

${steps.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}

  Account      ${email}, password Kereru-2026
  Organisation ${name} (made up, of the same shape)
${answers.length > 0 ? `\n  The next calls of a kind are answered in this order, then all is well:\n${answers.join('\n')}\n` : ''}
  Open the address again to start over; Ctrl-C stops both.
`);

const hasScreen = () =>
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

const sayShown = (display: OwnersDisplay, shown: Shown) =>
  console.log(`  ${formatComparison(display, shown).join('\n  ')}\n`);

/** Opens the owner's browser, where there is a screen and such a browser, and says what is as the owner had it. */
async function show(display: OwnersDisplay): Promise<void> {
  if (!hasScreen() && !values.headless) {
    console.log('  There is no screen here: open the address in a browser of your own.\n');
    return;
  }
  try {
    const { shown, close } = await openReproduction({
      url: `${stack.siteUrl}${OPENING_PATH}`,
      display,
      headless: values.headless,
      showings,
      browsers: {
        chromium: findBrowser,
        firefox: findFirefox,
        webkit: async () => (await findWebKit()).E2E_WEBKIT,
      },
    });
    closeBrowser = close;
    sayShown(display, shown);
  } catch (error) {
    const { message } = error as Error;
    console.log(`  The owner's browser (${display.engine}) cannot be opened here: ${message}\n`);
  }
}
if (reproduction.display) {
  const { display } = reproduction;
  await show(display);
  /* From now on somebody opens the address in a browser of their own. */
  showings.on('shown', (shown) => sayShown(display, shown));
}
