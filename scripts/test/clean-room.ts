/**
 * Does what somebody does who has just cloned the project, in a place that has nothing of this machine's user.
 * `npm run test:clean -- --help` says how to use it.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBareTools } from './bare-tools.ts';
import { compareOutcomes } from './clean-room-differences.ts';
import { readLocalStack } from '#scripts/support/local-stack.ts';

const HELP = `npm run test:clean -- [--node <version>]… [--only <part>]… [--keep]
  Parts, each after a \`npm ci\` of its own or, where it is the second, on what the first has installed:
    start   npm ci && npm start, until a sign-up through the started site has reached the organisation's app
    test    npm ci && npm test
    core    npm ci, then types, lint, format, the production build and all unit tests
  Without --only: start and test. Without --node: the Node that runs this. --keep leaves the room for a look.`;

const { values } = parseArgs({
  options: {
    node: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
    keep: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

type Environment = Readonly<Record<string, string>>;

/** What a closed network needs to reach the registry; nothing else of the user's environment goes in. */
const NETWORK = /^(https?_proxy|no_proxy|node_extra_ca_certs|npm_config_(registry|cafile))$/i;

const ask = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { encoding: 'utf8' }).trim();

const buildRoomEnvironment = (room: string) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK.test(name))),
  ...(process.env['PORT'] ? { PORT: process.env['PORT'] } : {}),
  ...(process.env['SANDBOX_PORT'] ? { SANDBOX_PORT: process.env['SANDBOX_PORT'] } : {}),
  HOME: join(room, 'home'),
  PATH: join(room, 'bin'),
  /* Its day is never that of Greenwich before ten in the morning, and half an hour is no time zone's habit. */
  TZ: 'Australia/Adelaide',
  LANG: 'C',
  npm_config_cache: ask('npm', 'config', 'get', 'cache'),
  npm_config_registry: ask('npm', 'config', 'get', 'registry'),
});

/** The folder of a Node of the `node` package, which brings the binary. */
function installNode(room: string, version: string): string {
  const folder = join(room, 'node');
  execFileSync('npm', ['install', '--silent', '--prefix', folder, `node@${version}`]);
  return realpathSync(join(folder, 'node_modules/.bin/node'));
}

function makeRoom(version?: string): string {
  const room = mkdtempSync(join(tmpdir(), 'clean-room-'));
  for (const folder of ['home', 'bin']) mkdirSync(join(room, folder));
  makeBareTools(join(room, 'bin'));
  const node = version ? installNode(room, version) : process.execPath;
  symlinkSync(node, join(room, 'bin/node'));
  for (const name of ['npm', 'npx', 'git'])
    symlinkSync(realpathSync(ask('sh', '-c', `command -v ${name}`)), join(room, 'bin', name));
  ask('git', 'clone', '--quiet', '--no-hardlinks', process.cwd(), join(room, 'project'));
  return room;
}

/** Starts a shell command in the room, in a process group of its own. */
function start(room: string, command: string, env: Environment = {}) {
  console.log(`\n── $ ${command}`);
  return spawn(join(room, 'bin/sh'), ['-c', command], {
    cwd: join(room, 'project'),
    env: { ...buildRoomEnvironment(room), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
}

const waitForExit = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));

async function run(room: string, command: string, env?: Environment): Promise<number> {
  const child = start(room, command, env);
  child.stdout.pipe(process.stdout, { end: false });
  return waitForExit(child);
}

/** Starts both as the README says, signs up in a browser, and stops them. */
async function runStart(room: string): Promise<number> {
  const { siteUrl, platformPort } = readLocalStack();
  const child = start(room, 'npm ci && npm start');
  const gone = waitForExit(child);
  const isUp = new Promise<boolean>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      if (String(chunk).includes('sign-up is running')) resolve(true);
    });
  });
  try {
    if ((await Promise.race([isUp, gone])) !== true) return 1;
    return await run(room, 'npm run e2e -- sign-up.spec.ts', {
      E2E_BASE_URL: siteUrl,
      SANDBOX_PORT: String(platformPort),
    });
  } finally {
    if (child.exitCode === null) process.kill(-Number(child.pid), 'SIGINT');
    await gone;
  }
}

async function runTest(room: string): Promise<number> {
  const code = await run(room, 'npm ci && npm test');
  for (const line of compareOutcomes(process.cwd(), join(room, 'project'))) console.log(line);
  return code;
}

const runCore = (room: string): Promise<number> =>
  run(
    room,
    "npm ci && npm run check && npm run build && npx vitest run --reporter=dot --project='!rest*'",
  );

const PARTS = { start: runStart, test: runTest, core: runCore };

type Part = keyof typeof PARTS;
type Result = { code: number; line: string };

const isPart = (name: string): name is Part => name in PARTS;

/** Makes a room with one version of Node, does the parts in it, and says how each ended. */
async function testInRoom(version: string | undefined, parts: readonly Part[]): Promise<Result[]> {
  const room = makeRoom(version);
  const node = ask(join(room, 'bin/node'), '--version');
  const results: Result[] = [];
  for (const part of parts) {
    const from = Date.now();
    const code = await PARTS[part](room);
    const seconds = ((Date.now() - from) / 1000).toFixed(0);
    results.push({
      code,
      line: `Node ${node}, ${part}: ${code === 0 ? 'passed' : 'FAILED'}, ${seconds} s`,
    });
  }
  if (values.keep) console.log(`The room is ${room}`);
  else rmSync(room, { recursive: true, force: true });
  return results;
}

const asked = values.only ?? ['start', 'test'];
const parts = asked.filter(isPart);
if (values.help || parts.length < asked.length) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
if (ask('git', 'status', '--porcelain') !== '') console.log('What is not committed is left out.');
process.umask(0o077);
const results: Result[] = [];
for (const version of values.node ?? [undefined])
  results.push(...(await testInRoom(version, parts)));
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
