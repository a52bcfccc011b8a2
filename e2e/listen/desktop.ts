import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { A11Y_BUS, requireOrca } from '#scripts/support/find-orca.ts';
import { waitUntil } from './until.ts';

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
  /** Grows by a character with each round of Orca's main loop, five times a second at most. */
  readonly beatFile: string;
  /** What Orca has spoken, an utterance a line, as JSON. */
  readonly speechFile: string;
  start(program: string, args: readonly string[]): ChildProcess;
  stop(): void;
};

/** Starts a program that prints one line when it is ready, and returns that line. */
async function readFirstLine(child: ChildProcess): Promise<string> {
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await waitUntil(`a line of ${child.spawnfile}`, () => text.includes('\n'));
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

/** A program of the desktop starts others, such as the bus of the bus launcher. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    /* It has ended by itself. */
  }
}

/** Orca does not start beside another of the same user, which it looks for with this program: here it finds none. */
function hideOtherOrcas(folder: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
}

/**
 * Starts a screen of its own with a window manager, a message bus and the screen reader Orca.
 * @throws Error that says what to install, or what did not start
 */
export async function startDesktop(): Promise<Desktop> {
  requireOrca();
  const home = mkdtempSync(join(tmpdir(), 'listen-'));
  const children: ChildProcess[] = [];
  const speechFile = join(home, 'speech');
  const beatFile = join(home, 'beats');
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: home };
  Object.assign(env, { SPEECH_FILE: speechFile, BEAT_FILE: beatFile });
  Object.assign(env, { ACCESSIBILITY_ENABLED: '1', GNOME_ACCESSIBILITY: '1', LANG: 'C.UTF-8' });
  /* The site shows it. */
  env['TZ'] = 'Pacific/Auckland';
  env['PATH'] = [join(home, 'bin'), env['PATH']].join(delimiter);
  hideOtherOrcas(join(home, 'bin'));
  env['XDG_RUNTIME_DIR'] = join(home, 'run');
  const orcaFolder = join(home, '.local/share/orca');
  for (const folder of [env['XDG_RUNTIME_DIR'], orcaFolder])
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  cpSync('e2e/listen/orca-customizations.py', join(orcaFolder, 'orca-customizations.py'));
  const log = openSync(join(home, 'log'), 'a');
  const start = (program: string, args: readonly string[]) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', log], detached: true });
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
  await waitUntil('the accessibility bus', () => isAnswered('dbus-send', ASK_FOR_A11Y_BUS, env));
  start('orca', ['--disable', 'braille,braille-monitor', `--debug-file=${activityFile}`]);
  await waitUntil('Orca', () => existsSync(speechFile));
  const stop = () => {
    for (const child of children.toReversed()) killGroup(child);
    if (process.env['KEEP']) return;
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  return { env, activityFile, beatFile, speechFile, start, stop };
}
