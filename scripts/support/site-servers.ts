import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireProgram, findServerUser } from './debian.ts';
import { findFreePort } from './free-port.ts';
import { fillNginxFolder, requireNginx } from './nginx.ts';
import { buildScriptArguments } from './script-arguments.ts';

/** A server that serves a build on this machine, and all that it has written: as its most talkative level has it. */
export type SiteServer = { url: string; readLog: () => string; stop: () => Promise<void> };

const CADDY = '/usr/bin/caddy';

async function waitUntilAnswers(url: string, child: ChildProcess, errors: () => string) {
  for (let tries = 0; ; tries += 1) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    if (child.exitCode !== null || tries > 200) throw new Error(`No server: ${errors()}`);
    await sleep(50);
  }
}

type Program = {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly port: number;
  readonly env?: Record<string, string>;
  readonly owner?: { uid?: number; gid?: number };
};

async function startProgram(options: Program): Promise<SiteServer> {
  const { program, args, folder, port, env = {}, owner = {} } = options;
  const logFile = join(folder, 'access.log');
  const log = openSync(logFile, 'a', 0o666);
  if (owner.uid) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);
  const child = spawn(program, args, {
    ...owner,
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilAnswers(url, child, () => said);
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, readLog: () => readFileSync(logFile, 'utf8') + said, stop };
}

/** Serves a build with deploy/nginx.conf on a real nginx, as a user without rights. */
export async function startNginx(build: string): Promise<SiteServer> {
  const program = requireNginx();
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  fillNginxFolder(folder, { build, listen: `listen 127.0.0.1:${port};`, errorLevel: 'debug' });
  const args = ['-p', folder, '-c', 'nginx.conf'];
  return startProgram({ program, args, folder, port, owner: findServerUser('www-data') });
}

/** Serves a build with deploy/Caddyfile on a real Caddy. */
export async function startCaddy(build: string): Promise<SiteServer> {
  const program = requireProgram(() => (existsSync(CADDY) ? CADDY : undefined), ['caddy']);
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const config = readFileSync('deploy/Caddyfile', 'utf8').replace(
    'admin off',
    'admin off\n\tdebug',
  );
  writeFileSync(join(folder, 'Caddyfile'), config);
  const args = ['run', '--config', 'Caddyfile'];
  const env = { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: build, HOME: folder };
  return startProgram({ program, args, folder, port, env });
}

/** Serves a build as `npm run preview` does. */
export async function startPreview(build: string): Promise<SiteServer> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  const args = buildScriptArguments(join(process.cwd(), 'scripts/run/serve-site.ts'), build);
  const env = { PORT: String(port), HOST: '127.0.0.1' };
  return startProgram({ program: process.execPath, args, folder, port, env });
}
