import { readFileSync, readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { ask } from '#scripts/test/site-rules/ask.ts';
import { type SignUp, signUpWholly, readStoredSignUps } from '#scripts/support/many-sign-ups.ts';
import { startNginx } from '#scripts/support/site-servers.ts';
import { startTwoProcesses } from '#scripts/support/two-processes.ts';
import { formatLoad, measureLoad } from './measured-load.ts';

const REQUESTS = { total: 40_000, atOnce: 50 };
const SIGN_UPS = { total: 200, atOnce: 200 };
const POLL_MS = 2000;

/** What a first visitor of Welcome is served: its page, its scripts, its styles and its font. */
function listWelcomeFiles(build: string): string[] {
  const page = readFileSync(`${build}/welcome.html`, 'utf8');
  const named = [...page.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path);
  const fonts = readdirSync(`${build}/assets`).filter((file) => file.endsWith('.woff2'));
  return ['/welcome', ...new Set([...named, ...fonts.map((file) => `/assets/${file}`)])];
}

/** A build on nginx, asked for the files of Welcome in turn over connections that are kept. */
export async function loadSite(build: string): Promise<boolean> {
  const nginx = await startNginx(build);
  const agent = new Agent({ keepAlive: true, maxSockets: REQUESTS.atOnce });
  const paths = listWelcomeFiles(build);
  const figures = await measureLoad(REQUESTS, async (turn) => {
    const path = paths[turn % paths.length] ?? '/';
    const { status } = await ask(nginx.url, path, { agent, headers: { 'accept-encoding': 'br' } });
    if (status !== 200) throw new Error(`${path}: ${status}`);
  });
  agent.destroy();
  await nginx.stop();
  console.log(`\nnginx, ${paths.length} files of Welcome, ${REQUESTS.atOnce} connections`);
  console.log(formatLoad(figures));
  return figures.errors.length === 0;
}

/** Two processes of the platform on Postgres, and all sign-ups at once. */
export async function loadPlatform(): Promise<boolean> {
  const platform = await startTwoProcesses(4000);
  const signUps: SignUp[] = [];
  const figures = await measureLoad(SIGN_UPS, async () => {
    signUps.push(await signUpWholly(platform.makeVisitor(), POLL_MS));
  });
  const stored = await readStoredSignUps(platform.databaseUrl);
  await platform.stop();
  const known = new Set(signUps.map(({ id }) => id));
  const lost = [...known].filter((id) => !stored.some((row) => row.id === id));
  console.log(`\nTwo processes on one Postgres, ${SIGN_UPS.total} sign-ups at once`);
  console.log(formatLoad(figures));
  console.log(
    `${stored.length} stored, ${lost.length} lost, ${stored.length - known.size} too many`,
  );
  for (const error of figures.errors) console.log(error);
  return figures.errors.length + lost.length + stored.length - known.size === 0;
}
