import type { Problem, Rule } from './rule.ts';
import { type Site, checkEach } from './site.ts';

/** The answer to a sign-in, with an address of so many characters. */
export const buildCallbackPath = (length: number): string =>
  '/oAuthCallback?code=c0de&state=st4te&pad='.padEnd(length, 'x');

const KB = 1024;
const CALLBACK_MAX = 32 * KB;

const OUTSIDE = [
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/..%5c..%5c..%5cpackage.json',
];

async function checkFolder(site: Site): Promise<Problem[]> {
  return checkEach(OUTSIDE, async (path) => {
    const { status, body } = await site.get(path);
    if (body.includes('huddle-signup'))
      return [{ what: 'files outside the site are shown', where: path }];
    return [400, 404].includes(status)
      ? []
      : [{ what: `${status} instead of 400 or 404`, where: path }];
  });
}

const PAGE_NAMES: readonly [path: string, page: string][] = [
  ['/welcome.html', '/welcome'],
  ['/welcome.html?from=flyer', '/welcome?from=flyer'],
  ['/welcome%2ehtml', '/welcome'],
  ['/index.html', '/'],
  ['/info.html', '/info'],
  ['/err.html', '/err'],
  ['/oAuthCallback.html?code=a', '/oAuthCallback?code=a'],
];

async function checkPageNames(site: Site): Promise<Problem[]> {
  return checkEach(PAGE_NAMES, async ([path, page]) => {
    const { status, headers } = await site.get(path);
    const { location = '' } = headers;
    const target = location.startsWith(`${site.url}/`) ? location.slice(site.url.length) : location;
    if (status === 301 && target === page) return [];
    return [
      { what: `the name of a page’s file does not lead to the page (${status})`, where: path },
    ];
  });
}

const OTHER_SITES = [
  '//evil.example/welcome.html',
  '//welcome.html',
  '/\\evil.example/welcome.html',
];

async function checkOtherSites(site: Site): Promise<Problem[]> {
  return checkEach(OTHER_SITES, async (path) => {
    const { location = '/' } = (await site.get(path)).headers;
    const isHere = /^\/(?![/\\])/.test(location) || location.startsWith(`${site.url}/`);
    return isHere ? [] : [{ what: `leads to another site, ${location}`, where: path.slice(0, 40) }];
  });
}

async function checkCallback(site: Site): Promise<Problem[]> {
  const { status, body } = await site.get(buildCallbackPath(CALLBACK_MAX - 20));
  const wanted = (await site.get('/oAuthCallback')).body;
  return status === 200 && body.equals(wanted)
    ? []
    : [{ what: `a callback of 32 kB is not answered with its page (${status})` }];
}

const TOO_LONG_KB = [34, 48, 100, 500];

async function checkLongAddresses(site: Site): Promise<Problem[]> {
  return checkEach(TOO_LONG_KB, async (kB) => {
    const { status, headers, body } = await site.get(buildCallbackPath(kB * KB));
    const isPage =
      headers['content-type'] === 'text/html; charset=utf-8' &&
      body.includes('<h1>This address cannot be opened</h1>') &&
      headers['content-security-policy'] !== undefined &&
      headers['cache-control'] === 'no-cache';
    return status === 414 && isPage
      ? []
      : [{ what: `no page of the site with 414 (${status}) for an address`, where: `of ${kB} kB` }];
  });
}

/** How addresses are read. */
export const addressRules: readonly Rule[] = [
  { name: 'Nobody gets out of the site’s folder', check: checkFolder },
  { name: 'The name of a page’s file leads to the page [R21]', check: checkPageNames },
  { name: 'Nobody is led to another site [R21]', check: checkOtherSites },
  { name: 'A callback may have 32 kB [R15]', check: checkCallback },
  {
    name: 'An address that is too long gets a page of the site [R15]',
    check: checkLongAddresses,
  },
];
