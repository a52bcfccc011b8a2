import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireProgram } from '#scripts/support/debian.ts';
import { until } from './until.ts';

/** Debian's packages of a desktop that speaks. */
const PACKAGES = [
  'at-spi2-core',
  'dbus-x11',
  'firefox-esr',
  'openbox',
  'orca',
  'python3-pyatspi',
  'speech-dispatcher',
  'xdotool',
  'xvfb',
];
const A11Y_BUS = '/usr/libexec/at-spi-bus-launcher';
const PROGRAMS = [A11Y_BUS, ...['firefox-esr', 'openbox', 'orca', 'xdotool', 'Xvfb'].map(binary)];
const ASK_FOR_A11Y_BUS = [
  '--session',
  '--print-reply',
  '--dest=org.a11y.Bus',
  '/org/a11y/bus',
  'org.a11y.Bus.GetAddress',
];

export type Desktop = {
  /** What a program needs in its environment to run on this desktop. */
  readonly env: NodeJS.ProcessEnv;
  /** Grows with each thing that Orca does. */
  readonly activityFile: string;
  /** What Orca has spoken, an utterance a line, as JSON. */
  readonly speechFile: string;
  start(program: string, args: readonly string[]): ChildProcess;
  stop(): void;
};

function binary(name: string): string {
  return `/usr/bin/${name}`;
}

/** Starts a program that prints one line when it is ready, and returns that line. */
async function readFirstLine(child: ChildProcess): Promise<string> {
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await until(`a line of ${child.spawnfile}`, () => text.includes('\n'));
  return text.trim();
}

const isAnswered = (program: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
  try {
    execFileSync(program, args, { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/**
 * Starts a screen of its own with a window manager, a message bus and the screen reader Orca.
 * @throws Error that says what to install, or what did not start
 */
export async function startDesktop(): Promise<Desktop> {
  requireProgram(() => PROGRAMS.every((file) => existsSync(file)) || undefined, PACKAGES);
  const home = mkdtempSync(join(tmpdir(), 'listen-'));
  const children: ChildProcess[] = [];
  const speechFile = join(home, 'speech');
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: home, SPEECH_FILE: speechFile };
  Object.assign(env, { ACCESSIBILITY_ENABLED: '1', GNOME_ACCESSIBILITY: '1', LANG: 'C.UTF-8' });
  env['XDG_RUNTIME_DIR'] = join(home, 'run');
  const orcaFolder = join(home, '.local/share/orca');
  for (const folder of [env['XDG_RUNTIME_DIR'], orcaFolder])
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  cpSync('e2e/listen/orca-customizations.py', join(orcaFolder, 'orca-customizations.py'));
  const log = openSync(join(home, 'log'), 'a');
  const start = (program: string, args: readonly string[]) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', log] });
    children.push(child);
    return child;
  };
  const activityFile = join(home, 'orca.log');
  const display = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1300x1000x24']);
  env['DISPLAY'] = `:${await readFirstLine(display)}`;
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=1']);
  env['DBUS_SESSION_BUS_ADDRESS'] = await readFirstLine(bus);
  start('openbox', []);
  start(A11Y_BUS, ['--launch-immediately', '--screen-reader=1']);
  await until('the accessibility bus', () => isAnswered('dbus-send', ASK_FOR_A11Y_BUS, env));
  start('orca', ['--disable', 'braille,braille-monitor', `--debug-file=${activityFile}`]);
  await until('Orca', () => existsSync(speechFile));
  const stop = () => {
    for (const child of children.toReversed()) child.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  return { env, activityFile, speechFile, start, stop };
}
