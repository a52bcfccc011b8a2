import { readFileSync, readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { headersOf } from '#scripts/header-files.ts';
import type { Settings } from '#src/config/settings.ts';
import { ask } from './ask.ts';
import type { SiteServer } from './site-servers.ts';

type Subject = {
  readonly build: string;
  readonly settings: Settings;
  readonly server: SiteServer;
};

/** The routes that have HTML of their own. */
const PAGES: Readonly<Record<string, string>> = {
  '/welcome': 'welcome.html',
  '/info': 'info.html',
  '/oAuthCallback': 'oAuthCallback.html',
};

/** One path of each kind; the assets are those that the build has. */
function pathsOf(build: string) {
  const assets = readdirSync(join(build, 'assets')).map((name) => `/assets/${name}`);
  const first = (ending: string) => assets.find((path) => path.endsWith(ending)) ?? ending;
  const { script, style, font } = {
    script: first('.js'),
    style: first('.css'),
    font: first('.woff2'),
  };
  return {
    assets: { script, style, font },
    compressed: [script, style, '/flags/nz3x2.svg', '/manifest.webmanifest', '/licences.txt'],
    files: [
      script,
      style,
      font,
      '/flags/nz3x2.svg',
      '/og-image.png',
      '/robots.txt',
      '/version.json',
    ],
    routes: ['/', '/welcome', '/info', '/oAuthCallback?code=c0de&state=st4te', '/no/such/page'],
    missing: ['/assets/gone.js', '/assets/', '/gone.png', '/flags/zz3x2.svg', '/assets/gone'],
    hidden: [
      '/_headers',
      '/.vite/manifest.json',
      '/.server/nginx-headers.conf',
      `${script}.map`,
      `${script}.br`,
      '/index.html.gz',
    ],
  };
}

/** The answer to a sign-in, with an address of so many characters. */
const callback = (length: number) =>
  '/oAuthCallback?code=c0de&state=st4te&pad='.padEnd(length, 'x');

/** What every host has to do with a build, as tests of one host. */
export function itFollowsTheRules(subject: () => Subject): void {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(subject().server.url, path, { headers, method });
  const headersFor = (path: string) => {
    const { build, settings } = subject();
    const headers = Object.entries(headersOf(path, settings, build));
    return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  };
  const fileOf = (path: string) => readFileSync(join(subject().build, path));

  it('gives every answer the headers of the build, and pages and assets their caching', async () => {
    const { files, routes, missing, hidden } = pathsOf(subject().build);
    for (const path of [...files, ...routes]) {
      const { status, headers } = await get(path);
      const expected = headersFor(path.replace(/\?.*/, ''));
      expect({ ...headers, path, status }).toMatchObject({ ...expected, path, status: 200 });
    }
    for (const path of [...missing, ...hidden]) {
      const { status, headers } = await get(path);
      expect({ ...headers, path, status }).toMatchObject({ ...headersFor('/'), path, status: 404 });
    }
  });

  it('shows the page of its own that a route has, and the shell on every other', async () => {
    for (const path of pathsOf(subject().build).routes) {
      const { body, headers } = await get(path);
      const page = fileOf(PAGES[path.split('?', 1)[0] ?? ''] ?? 'index.html');
      expect({ path, isPage: body.equals(page), type: headers['content-type'] }).toEqual({
        path,
        isPage: true,
        type: 'text/html; charset=utf-8',
      });
    }
  });

  it.each([
    { accepted: 'gzip, deflate, br', encoding: 'br', decode: brotliDecompressSync },
    { accepted: 'gzip', encoding: 'gzip', decode: gunzipSync },
    { accepted: 'identity', encoding: undefined, decode: (body: Buffer) => body },
  ])('sends the copy that was made beforehand for "$accepted"', async (how) => {
    for (const path of ['/welcome', ...pathsOf(subject().build).compressed]) {
      const { headers, body } = await get(path, { 'accept-encoding': how.accepted });
      expect({
        path,
        encoding: headers['content-encoding'],
        isWhole: how.decode(body).equals(fileOf(path === '/welcome' ? '/welcome.html' : path)),
        varies: /accept-encoding/i.test(headers.vary ?? ''),
      }).toEqual({ path, encoding: how.encoding, isWhole: true, varies: true });
    }
  });

  it.each([
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/flags/nz3x2.svg', /^image\/svg\+xml/],
    ['/og-image.png', /^image\/png/],
    ['/robots.txt', /^text\/plain/],
    ['/version.json', /^application\/json/],
    ['script', /^(text|application)\/javascript/],
    ['style', /^text\/css/],
    ['font', /^font\/woff2/],
  ])('names the type of %s', async (what, type) => {
    const paths: Record<string, string> = pathsOf(subject().build).assets;
    expect((await get(paths[what] ?? what)).headers['content-type']).toMatch(type);
  });

  it('answers HEAD as it answers GET, without the body', async () => {
    for (const path of ['/welcome', pathsOf(subject().build).assets.script, '/assets/gone.js']) {
      const [head, whole] = [await get(path, {}, 'HEAD'), await get(path)];
      const policy = whole.headers['content-security-policy'];
      expect({ ...head.headers, path, status: head.status, size: head.body.length }).toMatchObject({
        path,
        status: whole.status,
        size: 0,
        'content-security-policy': policy,
      });
    }
  });

  it('answers a visitor who has the newest page with 304 and the same headers', async () => {
    for (const path of ['/welcome', pathsOf(subject().build).assets.script]) {
      const { etag = '' } = (await get(path)).headers;
      const { status, headers, body } = await get(path, { 'if-none-match': etag });
      expect({ ...headers, path, status, size: body.length }).toMatchObject({
        ...headersFor(path),
        path,
        status: 304,
        size: 0,
      });
    }
  });

  it.each(['/../package.json', '/..%2f..%2fpackage.json', '/assets/..%5c..%5c..%5cpackage.json'])(
    'lets nobody out of its folder by %s',
    async (path) => {
      const { status, body } = await get(path);
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toContain('huddle-signup');
    },
  );

  it.each([
    ['/welcome.html', '/welcome'],
    ['/welcome.html?from=flyer', '/welcome?from=flyer'],
    ['/welcome%2ehtml', '/welcome'],
    ['/index.html', '/'],
    ['/info.html', '/info'],
    ['/oAuthCallback.html?code=a', '/oAuthCallback?code=a'],
  ])('R21: leads from the name of a page’s file, %s, to the page', async (path, page) => {
    const { status, headers } = await get(path);
    expect({ status, location: headers.location }).toEqual({ status: 301, location: page });
  });

  it.each(['//evil.example/welcome.html', '//welcome.html', '/\\evil.example/welcome.html'])(
    'R21: leads nobody to another site by %s',
    async (path) => {
      const { location = '/' } = (await get(path)).headers;
      expect(location).toMatch(/^\/(?![/\\])/);
    },
  );

  it('R15: takes a callback of 32 kB', async () => {
    const { status, body } = await get(callback(32 * 1024 - 20));
    expect({ status, isItsPage: body.equals(fileOf('oAuthCallback.html')) }).toEqual({
      status: 200,
      isItsPage: true,
    });
  });

  it.each([34, 48, 100, 500])('R15: has a page of the site above that: %i kB', async (kB) => {
    const { status, headers, body } = await get(callback(kB * 1024));
    expect(status).toBe(414);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers).toMatchObject(headersFor('/'));
    expect(body.toString()).toContain('<h1>This address cannot be opened</h1>');
  });

  it('R15: writes no code and no state down, whatever it refuses, and has nothing to warn of', async () => {
    const { server } = subject();
    const agent = new Agent();
    const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      ask(server.url, path, { headers, method, agent });
    const requests = [
      send(callback(60)),
      send(callback(40_000)),
      send('/%zz?code=c0de&state=st4te'),
      send('/gone.js?code=c0de&state=st4te'),
      send('/welcome.html?code=c0de&state=st4te'),
      send('/_headers?code=c0de&state=st4te'),
      send(callback(60), { referer: 'https://a.example/?code=c0de', 'x-long': 'x'.repeat(30_000) }),
      send(callback(60), { 'content-length': String(9e9) }, 'POST'),
    ];
    await Promise.allSettled(requests);
    await send('/the-last-request');
    expect(server.log()).not.toMatch(/c0de|st4te|uninitialized/);
  });

  it('does not say which version it is', async () => {
    expect((await get('/welcome')).headers.server ?? '').not.toMatch(/\d/);
  });
}
