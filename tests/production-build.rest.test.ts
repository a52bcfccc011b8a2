import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Manifest } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarios } from '#sandbox/scenarios.ts';
import { listScripts } from '#scripts/build/build-manifest.ts';
import { CHUNKS_PAGE, insertChunkTable } from '#scripts/generate/chunk-table.ts';
import { buildHeaders } from '#scripts/build/header-files.ts';
import { readEnvironment } from '#src/config/read-environment.ts';
import { NGINX_PACKAGES } from '#scripts/support/nginx.ts';
import { buildScriptArguments } from '#scripts/support/script-arguments.ts';
import { itFollowsTheRules } from '#tests/support/site-server-rules.ts';
import {
  type SiteServer,
  startCaddy,
  startNginx,
  startPreview,
} from '#scripts/support/site-servers.ts';

const folder = mkdtempSync(resolve('dist-production-'));
const outDir = join(folder, 'site');
const settings = readEnvironment(parseEnv(readFileSync('.env.production', 'utf8')));
let files: string[];
let built: string;

/** What a build machine knows and no visitor may. */
const PLANTED = {
  SENTRY_AUTH_TOKEN: 'planted-token',
  NPM_TOKEN: 'planted-token',
  API_KEY: 'planted-token',
};

/** The command's own environment: this one has the settings of the tests. */
const environment = () => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITE|VITEST|NODE_ENV|MODE|DEV|PROD)/.test(name),
    ),
  ),
  ...PLANTED,
});

beforeAll(() => {
  const args = buildScriptArguments(
    'scripts/build/build.ts',
    '--mode',
    'production',
    '--outDir',
    outDir,
  );
  execFileSync(process.execPath, args, { env: environment() });
  files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((name) => /\.(js|html|json|css)$|_headers|\.server\//.test(name));
  built = texts.map((name) => readFileSync(join(outDir, name), 'utf8')).join('\n');
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The tags of a page's own scripts. */
const readScripts = (page: string) =>
  readFileSync(join(outDir, page), 'utf8').match(/<script type="module"[^>]*>/g) ?? [];

/** The addresses that a page preloads, in its order. */
const readPreloads = (page: string) =>
  Array.from(
    readFileSync(join(outDir, page), 'utf8').matchAll(
      /<link rel="modulepreload".*? href="([^"]+)"/g,
    ),
    ([, address]) => address,
  );

const isPatient = (script: string) => script.includes('fetchpriority="low"');

describe('the production build', () => {
  it.each(['free <span', 'X-Request-Id', 'hc.'])('contains the whole site, with "%s"', (text) => {
    expect(built.includes(text)).toBe(true);
  });

  it('paints Welcome before its scripts, and the other pages after theirs', () => {
    expect(readScripts('welcome.html').map(isPatient)).toEqual([true, true, true]);
    expect(readScripts('index.html').map(isPatient)).toEqual([false, false, false]);
  });

  it('exchanges the code of a sign-in before its other scripts have loaded', () => {
    const [first, ...others] = readScripts('oAuthCallback.html');
    expect(first).toContain('early-callback');
    /* Scripts run in the order of the page. */
    expect(first).not.toContain(' async');
    expect(others.join()).not.toContain('early-callback');
    const manifest = JSON.parse(
      readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
    ) as Manifest;
    const early = listScripts(manifest, 'early-callback');
    expect(early.join()).not.toContain('/start-');
    expect(readPreloads('oAuthCallback.html').slice(0, early.length)).toEqual(
      early.map((file) => `/${file}`),
    );
  });

  it.each([
    ['oAuthCallback.html', [settings.authApiUrl, settings.apiUrl]],
    ['info.html', [settings.apiUrl]],
    ['err.html', []],
  ])('connects early to the services that %s calls first', (page, urls) => {
    const html = readFileSync(join(outDir, page), 'utf8');
    const origins = [...html.matchAll(/<link rel="preconnect" crossorigin href="([^"]+)">/g)];
    expect(origins.map(([, origin]) => origin)).toEqual([
      ...new Set(urls.map((url) => new URL(url).origin)),
    ]);
  });

  it.each([
    ['oAuthCallback.html', 'Signing you in', ['api', 'contracts', 'info-route', 'press-series']],
    ['info.html', 'Loading', ['api', 'contracts', 'info-route', 'press-series']],
    ['err.html', 'Loading', ['contracts', 'error-page', 'problem', 'press-series']],
  ])('shows a frame in %s, and requests its scripts in the head', (page, text, chunks) => {
    const html = readFileSync(join(outDir, page), 'utf8');
    expect(html).toContain(`<title>${text} | `);
    expect(html.slice(html.indexOf('<div id="root" role="none">'))).toContain(text);
    const preloads = readPreloads(page).join();
    for (const chunk of chunks) expect(preloads).toContain(`/assets/${chunk}-`);
  });

  it.each(['__sandbox', 'X-Sandbox-Run', '/reproduce', ...scenarios.map((one) => one.underneath)])(
    'contains nothing of "%s"',
    (text) => {
      expect(built.includes(text)).toBe(false);
    },
  );

  it.each([
    ['of the machine that built it', /planted-token/],
    ['that is a private key', /BEGIN [A-Z ]*PRIVATE KEY/],
    [
      'that is a key of a cloud or a payment provider',
      /\b(AKIA[0-9A-Z]{16}|[sr]k_(live|test)_\w+)/,
    ],
    ['that is a token', /\beyJ[\w-]{10,}\.eyJ/],
    [
      'that waits to be filled in',
      /change[-_ ]?me|your[-_](api[-_]?)?(key|token|secret)|REPLACE_/i,
    ],
    ['that is a password', /password\s*[:=]\s*["'`][^"'`\s]{6,}["'`]/i],
  ])('holds no secret %s [M14]', (_kind, secret) => {
    expect(secret.exec(built)?.[0]).toBeUndefined();
  });

  it('has no file name that content blockers block [R20]', () => {
    const words =
      /feedback|report|track|analytic|telemetry|sentry|metric|pixel|(?<![a-z\d])ads?(?![a-z\d])|banner|beacon|popup/i;
    const named = files.map((file) => file.replace(/-[\w-]{8}(?=\.)/, ''));
    expect(named.filter((file) => words.test(file))).toEqual([]);
  });

  it('consists of the chunks that docs/chunks.md lists (else run: npm run docs) [R20]', () => {
    const manifest = JSON.parse(
      readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
    ) as Manifest;
    const page = readFileSync(CHUNKS_PAGE, 'utf8');
    expect(page).toBe(insertChunkTable(page, manifest));
  });

  it('serves no source map and names none [M14]', () => {
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(built).not.toContain('sourceMappingURL');
    expect(readdirSync(`${outDir}-maps/assets`).every((file) => file.endsWith('.map'))).toBe(true);
  });

  it('logs only errors, and those of the site only outside production [M14]', () => {
    expect(/console\.(log|info|debug|trace|table)\(/.exec(built)?.[0]).toBeUndefined();
    expect(built).toMatch(/!==[`"']production[`"']&&\(\w+\?console\[/);
  });

  it('lists the licences of all packages in the build, as checked in (else run: npm run licences)', () => {
    const shipped = readFileSync(join(outDir, 'licences.txt'), 'utf8');
    expect(readFileSync('THIRD-PARTY-LICENCES.txt', 'utf8')).toBe(shipped);
    const named = [...shipped.matchAll(/^(?:@[\w-]+\/)?[\w.-]+ \d\S* \(([^)]+)\)$/gm)];
    expect(named.length).toBeGreaterThan(20);
    const free = ['MIT', 'Apache-2.0', '0BSD', 'ISC', 'BSD-3-Clause', 'OFL-1.1'];
    expect(named.map(([, licence]) => licence).filter((one) => !free.includes(one ?? ''))).toEqual(
      [],
    );
  });
});

const policy = () => buildHeaders('/', settings, outDir)['Content-Security-Policy'] ?? '';

describe('the headers of the production build', () => {
  /* What it only may be is about hosts that keep the files of others. */
  it('have a policy without a finding of Google’s evaluator [M03]', () => {
    const findings = new CspEvaluator(new CspParser(policy()).csp).evaluate();
    const serious = findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
    expect(serious.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  });

  it('allow calls only to the hosts of the environment [M05]', () => {
    const urls = [settings.apiUrl, settings.authApiUrl, settings.ipLookupUrl];
    const origins = urls.map((url) => new URL(url).origin);
    expect(/connect-src ([^;]*)/.exec(policy())?.[1]).toBe(`'self' ${origins.join(' ')}`);
    expect(policy()).not.toMatch(/unsafe|\*|http:/);
    expect(policy()).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  });
});

describe.each([
  { host: 'nginx', start: startNginx },
  { host: 'Caddy', start: startCaddy },
  { host: 'the preview', start: startPreview },
])('the production build on $host', ({ start }) => {
  let server: SiteServer;
  beforeAll(async () => {
    server = await start(outDir);
  }, 120_000);
  afterAll(() => server?.stop());

  itFollowsTheRules(() => ({ build: outDir, settings, server }));
});

describe('nginx', () => {
  it('logs neither the code nor the state of a sign-in', async () => {
    const server = await startNginx(outDir);
    await fetch(`${server.url}/oAuthCallback?code=c0de&state=st4te`);
    await expect.poll(server.readLog).toContain('GET /oAuthCallback 200');
    expect(server.readLog()).not.toMatch(/c0de|st4te/);
    await server.stop();
  });
});

describe('the Dockerfile', () => {
  it('uses the tested packages', () => {
    const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
    expect(dockerfile).toContain(`--no-install-recommends ${NGINX_PACKAGES.join(' ')} `);
  });
});
