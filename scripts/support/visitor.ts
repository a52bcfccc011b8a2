import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { API_VERSION, CLIENT_ID } from '#src/config/product.ts';
import { Tokens } from '#src/contracts/auth.ts';
import type { SignUpRequest } from '#src/contracts/creation.ts';
import type { InMemoryRequest } from '#sandbox/in-memory-fetch.ts';

export const PASSWORD = 'Correct1horse';

type Fetch = (request: InMemoryRequest) => Promise<Response>;
type Cookie = { name: string; value: string; path: string };

/** Keeps cookies as a browser does, by name and path. */
function createCookieJar() {
  let cookies: Cookie[] = [];
  return {
    keep(headers: Headers) {
      for (const line of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        const path = /;\s*path=([^;]+)/i.exec(line)?.[1] ?? '/';
        cookies = cookies.filter((one) => one.name !== name || one.path !== path);
        if (value !== '') cookies.push({ name, value, path });
      }
    },
    formatHeader: (path: string) =>
      cookies
        .filter((one) => path.startsWith(one.path))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
  };
}

const createChallenge = (verifier: string) =>
  createHash('sha256').update(verifier).digest('base64url');

/** The parameters of a login as the site starts it. */
export function buildLogin(changes: Record<string, string | undefined> = {}) {
  const verifier = randomBytes(64).toString('hex');
  const parameters = {
    response_type: 'code',
    client_id: CLIENT_ID,
    redirect_uri: 'http://localhost:3000/oAuthCallback',
    scope: 'openid profile email',
    state: randomBytes(16).toString('hex'),
    code_challenge: createChallenge(verifier),
    code_challenge_method: 'S256',
    ...changes,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return { verifier, path: `/authorize?${query.toString()}` };
}

/**
 * Somebody with a browser: keeps cookies, follows the platform's redirects, stops at the site's.
 * Runs of white space in a page are one space, as a browser shows them.
 */
export function createVisitor(fetch: Fetch) {
  const jar = createCookieJar();

  async function send(request: InMemoryRequest): Promise<Response> {
    const cookie = jar.formatHeader(request.path);
    const headers = { accept: 'text/html', ...request.headers, ...(cookie ? { cookie } : {}) };
    const answer = await fetch({ ...request, headers });
    jar.keep(answer.headers);
    return answer;
  }

  /** Where the visitor ends: a page of the platform, or the site's address that they are sent to. */
  async function open(
    request: InMemoryRequest,
  ): Promise<{ url: URL; status: number; html: string }> {
    let path = request.path;
    let answer = await send(request);
    for (let hops = 0; hops < 10 && answer.headers.has('location'); hops += 1) {
      const url = new URL(answer.headers.get('location') ?? '', 'http://localhost:4000');
      if (url.pathname === '/oAuthCallback') return { url, status: answer.status, html: '' };
      path = url.pathname + url.search;
      answer = await send({ path });
    }
    const url = new URL(path, 'http://localhost:4000');
    const html = (await answer.text()).replaceAll(/\s+/g, ' ');
    return { url, status: answer.status, html };
  }

  const get = (path: string) => open({ path });
  const submit = (html: string, values: Record<string, string>) =>
    open({
      method: 'POST',
      path: /<form[^>]* action="([^"]+)"/.exec(html)?.[1] ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
    });

  const exchange = (code: string, verifier: string, headers: Record<string, string> = {}) =>
    fetch({
      method: 'POST',
      path: '/auth/exchange-token',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ code, verifier }),
    });

  /** Signs in, or creates the account, and exchanges the code. */
  async function signIn(
    email: string,
    prompt = 'create',
    headers: Record<string, string> = {},
  ): Promise<Tokens> {
    const { verifier, path } = buildLogin({ prompt });
    const { html } = await get(path);
    const { url } = await submit(html, { email, password: PASSWORD });
    const answer = await exchange(url.searchParams.get('code') ?? '', verifier, headers);
    return Tokens.parse(await answer.json());
  }

  /** Calls the API as the site does. */
  const call = (
    method: string,
    path: string,
    options: { idToken?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) =>
    fetch({
      method,
      path: `/api${path}`,
      headers: {
        'x-api-version': API_VERSION,
        ...(options.idToken ? { authorization: `Bearer ${options.idToken}` } : {}),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });

  return { get, submit, exchange, signIn, call };
}

/** A whole create request of a club that is not there yet. */
export function buildSignUp(
  changes: Partial<SignUpRequest> & { accountId: string },
): SignUpRequest {
  const { accountId, ...rest } = changes;
  const run = randomUUID().slice(0, 8);
  const email = rest.email ?? `owner-${run}@club.example`;
  return {
    type: 'Sports Club',
    email,
    countryCode: 'NZ',
    timezone: 'Pacific/Auckland',
    phone: '+64215550123',
    website: '',
    interests: { membership: true, payments: false, events: true, bookings: true, resources: true },
    settings: { dateFormat: 'dd/MM/yyyy', timeFormat: 'h.mma', phoneFormat: 'international' },
    useDemoData: true,
    name: `Testing Club 0${run}`,
    contact: {
      id: accountId,
      firstName: 'Ana',
      lastName: 'Reti',
      email,
      username: email,
      phone: '+64215550123',
      hasAgreedToTerms: true,
    },
    ...rest,
  };
}

/** The claims of a token, unverified. */
export function readClaims(token: string): Record<string, unknown> {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(payload) as Record<string, unknown>;
}

/**
 * Somebody with a browser at a platform that listens on a port.
 * @param url where it listens
 */
export const createVisitorAt = (url: string) =>
  createVisitor(({ path, ...init }) => fetch(url + path, { ...init, redirect: 'manual' }));
