import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { requireUnlocked } from '#sandbox/data/folder-lock.ts';

type Environment = Readonly<Record<string, string>>;

/**
 * Runs a command to its end.
 * @param options `quiet` holds the output back unless the command fails
 * @returns the exit code
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, quiet = false }: { env?: Environment; quiet?: boolean } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const held: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => held.push(chunk));
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
 * @returns the exit code, and the output, which is empty when it has been shown
 */
export function runHeld(
  command: string,
  args: readonly string[],
  { env = {}, show = false }: { env?: Environment | undefined; show?: boolean } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Starts a server and waits until it says that it is ready.
 * @param args what Node runs
 * @throws Error when it ends before it is ready
 */
export function startServer(
  args: readonly string[],
  { env = {}, ready }: { env?: Environment; ready: RegExp },
): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.on('data', (chunk: Buffer) => {
      if (ready.test(chunk.toString())) resolve(child);
    });
    child.on('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
}

const isPortTaken = (host: string, port: number): Promise<boolean> =>
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
 * @param variable the environment variable that moves it
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const taken = await Promise.all(['127.0.0.1', '::1'].map((host) => isPortTaken(host, port)));
  if (!taken.includes(true)) return;
  console.error(
    `Port ${port} is in use. Stop what runs there, or set ${variable} to another port.`,
  );
  process.exit(1);
}

/** Ends this program with one line when another sandbox has its database open. */
export function requireFreeDatabase(): void {
  const { DATABASE_URL, SANDBOX_DATA = '.data' } = process.env;
  if (DATABASE_URL) return;
  try {
    requireUnlocked(join(SANDBOX_DATA, 'postgres.lock'));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/**
 * Stops the servers when this program is told to stop, and ends it when one of them ends by itself.
 * @param last what is left to do when they have ended
 */
export function stopTogether(
  servers: readonly ChildProcess[],
  last: () => unknown = () => {},
): void {
  let stopping = false;
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    const gone = servers.map(
      (server) =>
        new Promise((resolve) => {
          if (server.exitCode !== null) return resolve(undefined);
          server.once('exit', resolve);
          return server.kill('SIGTERM');
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
