import { checkContract } from '#scripts/test/contract-check.ts';
import { endpoints } from '#src/contracts/endpoints.ts';
import { NotChecked, type Problem, type Rule } from './rule.ts';
import type { Site } from './site.ts';
import { checkSkew } from './transport-rules.ts';

const TIMEOUT_MS = 15_000;
const PREFLIGHT_KEPT_SECONDS = 60;

/** What the site sends with its calls (section 7), in the lower case of a preflight. */
const SENT = ['x-hostname', 'x-app-version', 'x-api-version', 'x-request-id', 'content-type'];
/** What the site reads of an answer: beside the body. */
const READ = ['Date', 'Retry-After'];

const getBase = ({ settings }: Site) => settings.apiUrl.replace(/\/$/, '');

/** `.example` is nobody's (RFC 2606): what the checked-in settings have until they are filled in. */
export const isPlaceholder = (url: string): boolean => new URL(url).hostname.endsWith('.example');

function requireRealApi(site: Site): void {
  if (isPlaceholder(site.settings.apiUrl))
    throw new NotChecked(`${site.settings.apiUrl} is a placeholder: set VITE_API_URL`);
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { cause, message } = error as Error;
    throw new Error(
      `${url} cannot be reached: ${(cause as Error | undefined)?.message ?? message}`,
      {
        cause: error,
      },
    );
  }
}

async function checkEndpoints(site: Site): Promise<Problem[]> {
  requireRealApi(site);
  const findings = await checkContract(site.settings);
  return findings.flatMap(({ what, drift }) => drift.map((line) => ({ what: `${what}: ${line}` })));
}

const parseList = (value: string | null) =>
  (value ?? '').split(',').map((name) => name.trim().toLowerCase());

const isAllowed = (value: string | null, origin: string) => value === origin || value === '*';

async function checkOrigin(site: Site): Promise<Problem[]> {
  requireRealApi(site);
  const { origin } = new URL(site.url);
  const { headers } = await ask(getBase(site) + endpoints.countries.path, {
    headers: { Origin: origin },
  });
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (!isAllowed(allowed, origin))
    return [{ what: `the API lets ${allowed ?? 'no site'} read it, not ${origin}` }];
  const exposed = parseList(headers.get('Access-Control-Expose-Headers'));
  const hidden = READ.filter((name) => !exposed.includes(name.toLowerCase()));
  return hidden.map((name) => ({ what: `the API does not let the site read ${name}` }));
}

type Preflight = {
  readonly method: string;
  readonly path: string;
  readonly sent: readonly string[];
};

const PREFLIGHTS: readonly Preflight[] = Object.values(endpoints)
  .filter(({ service }) => service === 'api')
  .map((endpoint) => ({
    method: endpoint.method,
    path: endpoint.path.replace('{id}', 'contract-check'),
    sent: [
      ...SENT,
      ...(endpoint.authenticated ? ['authorization'] : []),
      ...('idempotencyKey' in endpoint ? ['idempotency-key'] : []),
    ],
  }));

async function checkPreflight(site: Site, { method, path, sent }: Preflight): Promise<Problem[]> {
  const { origin } = new URL(site.url);
  const { status, headers } = await ask(getBase(site) + path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': sent.join(','),
    },
  });
  const where = `${method} ${path}`;
  if (status >= 300) return [{ what: `a preflight is answered with ${status}`, where }];
  const allowed = parseList(headers.get('Access-Control-Allow-Headers'));
  const notAllowed = sent.filter((name) => !allowed.includes(name));
  const methods = parseList(headers.get('Access-Control-Allow-Methods'));
  const keptSeconds = Number(headers.get('Access-Control-Max-Age') ?? 0);
  return [
    ...(isAllowed(headers.get('Access-Control-Allow-Origin'), origin)
      ? []
      : [{ what: `the preflight does not allow ${origin}`, where }]),
    ...notAllowed.map((name) => ({ what: `the preflight does not allow ${name}`, where })),
    ...(methods.includes(method.toLowerCase()) || ['GET', 'POST'].includes(method)
      ? []
      : [{ what: `the preflight does not allow ${method}`, where }]),
    ...(keptSeconds < PREFLIGHT_KEPT_SECONDS
      ? [{ what: `a preflight is kept for ${keptSeconds} s: each call costs one more`, where }]
      : []),
  ];
}

async function checkPreflights(site: Site): Promise<Problem[]> {
  requireRealApi(site);
  const found = await Promise.all(PREFLIGHTS.map((one) => checkPreflight(site, one)));
  return found.flat();
}

async function checkClock(site: Site): Promise<Problem[]> {
  requireRealApi(site);
  const { headers } = await ask(getBase(site) + endpoints.countries.path, {});
  return checkSkew('the API', headers.get('Date'));
}

/** The API behind the site. Nothing here makes anything. */
export const apiRules: readonly Rule[] = [
  { name: 'The API keeps its contract', check: checkEndpoints },
  { name: 'The API lets the site read its answers', check: checkOrigin },
  { name: 'The API’s preflights allow what the site sends, and are kept', check: checkPreflights },
  { name: 'The clock of the API is right', check: checkClock },
];
