import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] `quiet` holds the output back unless it fails
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const held = [];
    child.stdout?.on('data', (chunk) => held.push(chunk));
    child.stderr?.on('data', (chunk) => held.push(chunk));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(held));
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a command to its end and holds back what it says, unless it is to be shown at once.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>} `output` is empty when it has been shown
 */
export function runHeld(command, args, { env = {}, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Starts a server and waits until it says that it is ready.
 * @param {string[]} args what Node runs
 * @param {{ env?: Record<string, string>, ready: RegExp }} options
 * @returns {Promise<import('node:child_process').ChildProcess>}
 * @throws Error when it ends before it is ready
 */
export function startServer(args, { env = {}, ready }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.on('data', (chunk) => {
      if (ready.test(chunk.toString())) resolve(child);
    });
    child.on('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
}

const answers = (host, port) =>
  new Promise((resolve) => {
    const probe = connect({ host, port });
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });

/**
 * Ends this program with one line when a port is taken.
 * @param {number} port
 * @param {string} variable the environment variable that moves it
 */
export async function requireFreePort(port, variable) {
  const taken = await Promise.all(['127.0.0.1', '::1'].map((host) => answers(host, port)));
  if (!taken.includes(true)) return;
  console.error(
    `Port ${port} is in use. Stop what runs there, or set ${variable} to another port.`,
  );
  process.exit(1);
}

/** Ends this program with one line when another sandbox has its database open. */
export async function requireFreeDatabase() {
  const { DATABASE_URL, SANDBOX_DATA = '.data' } = process.env;
  if (DATABASE_URL) return;
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport('./sandbox/data/folder-lock.ts');
  try {
    module.requireUnlocked(join(SANDBOX_DATA, 'postgres.lock'));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Stops the servers when this program is told to stop, and ends it when one of them ends by itself.
 * @param {import('node:child_process').ChildProcess[]} servers
 * @param {() => unknown} [last] what is left to do when they have ended
 */
export function stopTogether(servers, last = () => {}) {
  let stopping = false;
  const stop = (code) => {
    if (stopping) return;
    stopping = true;
    const gone = servers.map(
      (server) =>
        new Promise((resolve) => {
          if (server.exitCode !== null) return resolve(undefined);
          server.once('exit', resolve);
          server.kill('SIGTERM');
        }),
    );
    void Promise.all(gone)
      .then(last)
      .finally(() => process.exit(code));
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  for (const server of servers) server.once('exit', () => stop(1));
}
