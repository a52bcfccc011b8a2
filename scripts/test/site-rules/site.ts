import { readFileSync, readdirSync } from 'node:fs';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { join } from 'node:path';
import type { Settings } from '#src/config/settings.ts';
import { type Answer, type AskOptions, ask } from './ask.ts';

/** A deployed site, and the build of this checkout that it is held to. */
export type Site = {
  readonly url: string;
  /** The folder of the build. */
  readonly build: string;
  readonly settings: Settings;
  /** Asks the site, over connections that are kept. */
  readonly get: (path: string, options?: AskOptions) => Promise<Answer>;
  /** A file of the build by its path on the site. */
  readonly readFile: (path: string) => Buffer;
};

const AT_ONCE = 8;

/** A kept connection may end while a request is on its way; that says nothing of the site. */
async function askTwice(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    return send();
  }
}

/**
 * @param facts where it is, the folder of the build that it must show, and the settings of that build
 * @returns the site, to be held to rules
 */
export function createSite(facts: Pick<Site, 'url' | 'build' | 'settings'>): Site {
  const options = { keepAlive: true, maxSockets: AT_ONCE };
  const agent = facts.url.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options);
  return {
    ...facts,
    get: (path, how = {}) => askTwice(() => ask(facts.url, path, { agent, ...how })),
    readFile: (path) => readFileSync(join(facts.build, path)),
  };
}

/** Runs a check for each item, a few at once, and keeps the order. */
export async function checkEach<Item, Found>(
  items: readonly Item[],
  check: (item: Item) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: (readonly Found[])[] = [];
  const waiting = [...items.entries()];
  const runWorker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      found[next[0]] = await check(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runWorker));
  return found.flat();
}

/** The files of the build that everybody may ask for, by their paths on the site. */
export const listPublicFiles = (build: string): string[] =>
  readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(join(build).length).replaceAll('\\', '/'),
    )
    .filter((path) => !/(^|\/)(\.|_headers$)|\.(map|br|gz|html)$/.test(path));

/** The file that each route shows; those without one of their own show the shell. */
export const ROUTES: Readonly<Record<string, string>> = {
  '/': '/index.html',
  '/welcome': '/welcome.html',
  '/info': '/info.html',
  '/err': '/err.html',
  '/oAuthCallback?code=c0de&state=st4te': '/oAuthCallback.html',
  '/no/such/page': '/index.html',
};

/** Paths that have no file and are no route. */
export const MISSING = [
  '/assets/gone.js',
  '/assets/',
  '/gone.png',
  '/flags/zz3x2.svg',
  '/assets/gone',
];

/** Paths of files that are for the host alone. */
export const HIDDEN = [
  '/_headers',
  '/.vite/manifest.json',
  '/.server/nginx-headers.conf',
  '/index.html.gz',
  '/welcome.html.br',
];

const findByEnding = (paths: readonly string[], ending: string) =>
  paths.find((path) => path.endsWith(ending)) ?? `/assets/none${ending}`;

/** A script, a style sheet and a font of the site as it is deployed: those that its Welcome page names. */
export async function findAssets(site: Site) {
  const { body } = await site.get('/welcome');
  const named = Array.from(body.toString().matchAll(/\/assets\/[\w.-]+/g), ([path]) => path);
  return {
    script: findByEnding(named, '.js'),
    style: findByEnding(named, '.css'),
    font: findByEnding(named, '.woff2'),
  };
}

/** A file of each kind. */
export async function listSamples(site: Site): Promise<string[]> {
  const assets = Object.values(await findAssets(site));
  const others = ['/flags/nz3x2.svg', '/og-image.png', '/robots.txt', '/version.json'];
  return [...assets, ...others, '/manifest.webmanifest', '/licences.txt'];
}
