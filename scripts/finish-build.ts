import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Manifest, loadEnv } from 'vite';
import { API_VERSION } from '#src/config/product.ts';
import { readEnvironment } from '#src/config/read-environment.ts';
import { scriptsOf } from './build-manifest.ts';
import { prerenderedPage } from './prerendered-page.ts';
import { headersFile } from './security-headers.ts';

const COMPRESSED = /\.(html|js|css|svg|json|webmanifest|txt)$/;

type Build = {
  readonly outDir: string;
  readonly mode: string;
  /** The markup of Welcome. */
  readonly welcome: string;
  readonly app: string;
  readonly version: string;
  readonly commit: string;
};

/** Makes `welcome.html`: Welcome as its first visitor sees it, before any script has come. */
function writeWelcome(outDir: string, markup: string) {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const scripts = scriptsOf(manifest, 'welcome');
  const addresses = scripts.map((script) => `/${script}`);
  const html = prerenderedPage({ shell: read('index.html'), markup, scripts: addresses, read });
  writeFileSync(join(outDir, 'welcome.html'), html);
}

/** Compresses each text file once, at the highest setting, so that no server does it for each visitor. */
function precompress(outDir: string, files: readonly string[]) {
  for (const file of files.filter((name) => COMPRESSED.test(name))) {
    const content = readFileSync(join(outDir, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(outDir, `${file}.br`), brotliCompressSync(content, { params }));
    writeFileSync(join(outDir, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}

/**
 * Adds to a finished Vite build what its hosts need: `welcome.html`, `version.json`, `_headers`, compressed copies.
 * @param build where it is and what it is
 */
export function finishBuild({ outDir, mode, welcome, app, version, commit }: Build): void {
  writeWelcome(outDir, welcome);
  const settings = readEnvironment(loadEnv(mode, process.cwd()));
  const about = {
    app,
    version,
    commit,
    builtAt: new Date().toISOString(),
    env: settings.appEnv,
    apiVersion: API_VERSION,
  };
  writeFileSync(join(outDir, 'version.json'), `${JSON.stringify(about, null, 2)}\n`);

  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  const html = pages.map((page) => readFileSync(join(outDir, page), 'utf8')).join('\n');
  writeFileSync(join(outDir, '_headers'), headersFile(settings, html));
  precompress(
    outDir,
    files.filter((file) => !file.startsWith('.vite')),
  );
}
