import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Manifest, loadEnv } from 'vite';
import { paths } from '#src/config/paths.ts';
import { API_VERSION } from '#src/config/product.ts';
import { readEnvironment } from '#src/config/read-environment.ts';
import type { Settings } from '#src/config/settings.ts';
import { listScripts } from './build-manifest.ts';
import { buildHeaderFiles } from './header-files.ts';
import { type Licence, formatLicences } from './licences.ts';
import { buildFramedHtml, buildWelcomeHtml } from './prerendered-page.ts';
import { BAD_REQUEST_PAGE, buildBadRequestPage } from './bad-request-page.ts';

/** What Vite says about the packages in the build (vite.config.ts). */
const LICENCES = '.vite/licences.json';

/** Folders that begin with a dot are for the host alone. */
const COMPRESSED = /^[^.].*\.(html|js|css|svg|json|webmanifest|txt)$/;

const listFiles = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

type Build = {
  readonly outDir: string;
  readonly mode: string;
  /** The markup of each prerendered path. */
  readonly markup: Readonly<Record<string, string>>;
  readonly app: string;
  readonly version: string;
  readonly commit: string;
};

/** The routes whose markup is written into their HTML. */
export const PRERENDERED = [paths.welcome, paths.callback, paths.info, paths.error].map(
  ({ path }) => path,
);

/** Writes the HTML of each route that has a page of its own; the others get `index.html`. */
function writePages({ outDir, markup }: Pick<Build, 'outDir' | 'markup'>, settings: Settings) {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const listAddresses = (...chunks: string[]) => [
    ...new Set(chunks.flatMap((chunk) => listScripts(manifest, chunk)).map((file) => `/${file}`)),
  ];
  const shell = read('index.html');
  const write = ({ path }: { path: string }, html: string) =>
    writeFileSync(join(outDir, `${path}.html`), html);
  const getMarkup = ({ path }: { path: string }) => markup[path] ?? '';

  const { welcome, callback, info, error } = paths;
  const early = listAddresses('early-callback');
  const api = new URL(settings.apiUrl).origin;
  write(
    welcome,
    buildWelcomeHtml({ shell, markup: getMarkup(welcome), scripts: listAddresses('start'), read }),
  );
  write(
    callback,
    buildFramedHtml({
      shell,
      title: 'Signing you in',
      markup: getMarkup(callback),
      early,
      origins: [new URL(settings.authApiUrl).origin, api],
      scripts: listAddresses('info-route', 'press-series').filter(
        (script) => !early.includes(script),
      ),
    }),
  );
  const frames = [
    { page: info, chunk: 'info-route', origins: [api] },
    { page: error, chunk: 'error-page', origins: [] },
  ];
  for (const { page, chunk, origins } of frames) {
    const scripts = listAddresses(chunk, 'press-series');
    write(
      page,
      buildFramedHtml({ shell, title: 'Loading', markup: getMarkup(page), scripts, origins }),
    );
  }
}

/** Old browsers read this file, so that no tool writes it anew: its comments and indents go, and nothing else. */
function shortenWatchdog(outDir: string) {
  const file = join(outDir, 'watchdog.js');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/\/\*[^]*?\*\/\n?/g, '').replaceAll(/^\s+/gm, ''));
}

/** Takes the source maps out of what is served; error reporting may be given them. */
function moveSourceMaps(outDir: string) {
  const maps = `${outDir}-maps`;
  rmSync(maps, { recursive: true, force: true });
  for (const file of listFiles(outDir).filter((name) => name.endsWith('.map'))) {
    mkdirSync(dirname(join(maps, file)), { recursive: true });
    renameSync(join(outDir, file), join(maps, file));
  }
}

function writeLicences(outDir: string) {
  const bundled = JSON.parse(readFileSync(join(outDir, LICENCES), 'utf8')) as Licence[];
  writeFileSync(join(outDir, 'licences.txt'), formatLicences(bundled));
}

/** Writes what hosts read, for the pages as they are now. */
function writeHeaders(outDir: string, settings: Settings) {
  for (const [file, text] of Object.entries(buildHeaderFiles(settings, outDir))) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), text);
  }
}

/** Compresses each text file once, at the highest setting, so that no server does it for each visitor. */
function precompress(outDir: string) {
  for (const file of listFiles(outDir).filter((name) => COMPRESSED.test(name))) {
    const content = readFileSync(join(outDir, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(outDir, `${file}.br`), brotliCompressSync(content, { params }));
    writeFileSync(join(outDir, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}

/**
 * Adds to a finished Vite build what its hosts need: the HTML of its routes, `version.json`, `licences.txt`, the page for
 * what a host refuses, the headers, compressed copies. Its source maps go into a folder of their own beside it.
 * @param build where it is and what it is
 */
export function finishBuild({ outDir, mode, markup, app, version, commit }: Build): void {
  moveSourceMaps(outDir);
  shortenWatchdog(outDir);
  const settings = readEnvironment(loadEnv(mode, process.cwd()));
  writePages({ outDir, markup }, settings);
  writeLicences(outDir);
  const about = {
    app,
    version,
    commit,
    builtAt: new Date().toISOString(),
    env: settings.appEnv,
    apiVersion: API_VERSION,
  };
  writeFileSync(join(outDir, 'version.json'), `${JSON.stringify(about, null, 2)}\n`);

  mkdirSync(join(outDir, dirname(BAD_REQUEST_PAGE)), { recursive: true });
  writeFileSync(join(outDir, BAD_REQUEST_PAGE), buildBadRequestPage(settings));
  writeHeaders(outDir, settings);
  precompress(outDir);
}
