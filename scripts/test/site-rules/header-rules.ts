import { buildHeaders } from '#scripts/build/header-files.ts';
import { buildSecurityHeaders } from '#scripts/build/security-headers.ts';
import type { Answer } from './ask.ts';
import type { Problem, Rule } from './rule.ts';
import { HIDDEN, MISSING, ROUTES, type Site, findAssets, checkEach, listSamples } from './site.ts';

const POLICY = 'Content-Security-Policy';

/** What is asked for, and the status that it must have. */
async function listStatuses(site: Site): Promise<[path: string, status: number][]> {
  const found = [...(await listSamples(site)), ...Object.keys(ROUTES)];
  return [
    ...found.map((path): [string, number] => [path, 200]),
    ...[...MISSING, ...HIDDEN].map((path): [string, number] => [path, 404]),
  ];
}

async function checkStatus(site: Site): Promise<Problem[]> {
  return checkEach(await listStatuses(site), async ([path, wanted]) => {
    const { status, headers } = await site.get(path);
    if (status === wanted) return [];
    const kind = wanted === 404 ? ` (${headers['content-type'] ?? 'no type'})` : '';
    return [{ what: `${status}${kind} instead of ${wanted}`, where: path }];
  });
}

/** Every header that the build asks for but the policy, which policy-rules.ts checks. */
async function checkSecurity(site: Site): Promise<Problem[]> {
  const { [POLICY]: _policy, ...wanted } = buildSecurityHeaders(site.settings, '');
  return checkEach(await listStatuses(site), async ([path]) => {
    const { headers } = await site.get(path);
    return Object.entries(wanted).flatMap(([name, value]): Problem[] => {
      const given = headers[name.toLowerCase()];
      if (given === value) return [];
      const state = given === undefined ? 'is missing' : `is "${String(given)}", not "${value}"`;
      return [{ what: `${name} ${state}`, where: path }];
    });
  });
}

async function checkCaching(site: Site): Promise<Problem[]> {
  return checkEach(await listStatuses(site), async ([path, wanted]) => {
    const { status, headers } = await site.get(path);
    if (status !== wanted) return [];
    const kept = wanted === 404 ? '/' : path.replace(/\?.*/, '');
    const { 'Cache-Control': caching } = buildHeaders(kept, site.settings, site.build);
    const given = headers['cache-control'] ?? 'missing';
    return given === caching
      ? []
      : [{ what: `Cache-Control is ${given}, not ${caching}`, where: path }];
  });
}

const isSame = (one: Answer, other: Answer, names: readonly string[]) =>
  names.every((name) => one.headers[name] === other.headers[name]);

async function checkHead(site: Site): Promise<Problem[]> {
  const paths = ['/welcome', (await findAssets(site)).script, '/assets/gone.js'];
  return checkEach(paths, async (path) => {
    const [head, whole] = [await site.get(path, { method: 'HEAD' }), await site.get(path)];
    const names = ['content-security-policy', 'cache-control', 'content-type'];
    const isHead = head.status === whole.status && head.body.length === 0;
    return isHead && isSame(head, whole, names)
      ? []
      : [{ what: 'HEAD is not answered as GET is, without the body', where: path }];
  });
}

async function checkRevalidation(site: Site): Promise<Problem[]> {
  return checkEach(['/welcome', (await findAssets(site)).script], async (path) => {
    const whole = await site.get(path);
    const { etag } = whole.headers;
    if (!etag) return [{ what: 'there is no ETag', where: path }];
    const again = await site.get(path, { headers: { 'if-none-match': etag } });
    const names = ['content-security-policy', 'cache-control', 'strict-transport-security'];
    if (again.status !== 304 || again.body.length > 0)
      return [{ what: `a visitor who has it gets ${again.status}, not 304`, where: path }];
    return isSame(again, whole, names) ? [] : [{ what: '304 has other headers', where: path }];
  });
}

async function checkServerName(site: Site): Promise<Problem[]> {
  const { server = '' } = (await site.get('/welcome')).headers;
  const name = String(server);
  return /\d/.test(name) ? [{ what: `Server says its version: ${name}` }] : [];
}

/** The statuses and headers of all answers. */
export const headerRules: readonly Rule[] = [
  { name: 'Routes and files are found, what is missing or hidden is not', check: checkStatus },
  { name: 'Security headers are on every answer', check: checkSecurity },
  { name: 'Each kind of file is kept as long as it may be', check: checkCaching },
  { name: 'HEAD is answered as GET is', check: checkHead },
  { name: 'Who has the newest page gets 304', check: checkRevalidation },
  { name: 'The server keeps its version to itself', check: checkServerName },
];
