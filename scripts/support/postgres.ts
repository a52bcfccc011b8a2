import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { requireProgram, findServerUser } from './debian.ts';
import { findFreePort } from './free-port.ts';

const DEBIAN = '/usr/lib/postgresql';

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

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/**
 * Starts a real Postgres server with an empty database in a folder that is thrown away.
 * @param libraries what the server preloads, such as `pg_stat_statements`
 * @returns its address, the id of its process, and how to stop it
 * @throws Error when there is no server to start
 */
export async function startPostgres(
  libraries = '',
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const programs = requireProgram(findPrograms, ['postgresql']);
  /* PostgreSQL refuses to run as root: there it runs as the user its package made. */
  const owner = findServerUser('postgres');
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

  const port = await findFreePort();
  const options = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-F'];
  if (libraries) options.push('-c', `shared_preload_libraries=${libraries}`);
  const server = spawn(join(programs, 'postgres'), options, {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `postgres://sandbox@127.0.0.1:${port}/postgres`;
  for (let tries = 0; !(await acceptsConnections(url)); tries += 1) {
    if (server.exitCode !== null || tries > 300) throw new Error('PostgreSQL did not start');
    await sleep(100);
  }
  const stop = async () => {
    server.kill('SIGINT');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, pid: server.pid ?? 0, stop };
}
