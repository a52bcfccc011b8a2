import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const DEBIAN = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** The folder of the server's programs: Debian's newest, else whatever the PATH has. */
function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.toSorted((one, other) => Number(other) - Number(one));
  const folders = newest.map((version) => join(DEBIAN, version, 'bin'));
  const path = (process.env['PATH'] ?? '').split(delimiter);
  return [...folders, ...path].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

/** Finds PostgreSQL's server, and on Debian as root installs it where it is missing. */
function requirePrograms(): string {
  const found = findPrograms();
  if (found) return found;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log("PostgreSQL's server is missing: installing Debian's.");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { env });
  }
  const installed = findPrograms();
  if (!installed)
    throw new Error("Install PostgreSQL's server (initdb and postgres) to run this test.");
  return installed;
}

/** PostgreSQL refuses to run as root: there it runs as the user its package made. */
function whoRuns(): { uid?: number; gid?: number } {
  if (!isRoot) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
  return uid && gid ? { uid, gid } : {};
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/**
 * Starts a real Postgres server with an empty database in a folder that is thrown away.
 * @returns its address, and how to stop it
 * @throws Error when there is no server to start
 */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const programs = requirePrograms();
  const owner = whoRuns();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (owner.uid && owner.gid) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const initial = [
    '-D',
    data,
    '-U',
    'sandbox',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  execFileSync(join(programs, 'initdb'), initial, { ...owner, cwd: folder });

  const port = await freePort();
  const options = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-F'];
  const server = spawn(join(programs, 'postgres'), options, {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `postgres://sandbox@127.0.0.1:${port}/postgres`;
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (server.exitCode !== null || tries > 300) throw new Error('PostgreSQL did not start');
    await sleep(100);
  }
  const stop = async () => {
    server.kill('SIGINT');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}
