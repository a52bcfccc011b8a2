import * as z from 'zod/mini';
import { API_VERSION } from '#src/config/product.ts';
import type { Settings } from '#src/config/settings.ts';
import { IpLookupAnswer } from '#src/contracts/country.ts';
import type { Endpoint, ErrorStatus } from '#src/contracts/endpoint.ts';
import { endpoints } from '#src/contracts/endpoints.ts';
import type { InitialData } from '#src/contracts/sign-up.ts';

/* What is expected and what came is told in words; the site itself does without them. */
z.config(z.locales.en());

/** What one look found: a line for each field that is not as the site expects it; none when all is well. */
export type Finding = { readonly what: string; readonly drift: readonly string[] };

type Check = {
  what: string;
  url: string;
  init?: RequestInit;
  /** The contract of the body for each status that may come. */
  contracts: Readonly<Record<number, z.ZodMiniType>>;
};

const HEADERS = {
  'X-Api-Version': API_VERSION,
  'X-App-Version': 'contract-check',
  'X-Hostname': 'contract-check',
  'Content-Type': 'application/json',
};

/** Somebody who cannot exist, so that nothing is found and nothing is made. */
const NOBODY: InitialData = {
  firstName: 'Contract',
  lastName: 'Check',
  name: `Contract check ${crypto.randomUUID()}`,
  country: 'NZ',
  email: `contract-${crypto.randomUUID()}@example.test`,
  phone: '+64215550123',
  hasAgreedToTerms: true,
};

const { countries, checkExists, checkCreated, user } = endpoints;
const pickErrorContract = ({ errors }: Endpoint, status: ErrorStatus) => ({
  [status]: errors[status]!,
});

/** Reads and `checkExists` alone: none of these makes anything. */
function listChecks({ apiUrl, ipLookupUrl }: Settings): Check[] {
  const base = apiUrl.replace(/\/$/, '');
  const createPost = (body: unknown) => ({
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(body),
  });
  const get = { headers: HEADERS };
  const checkUrl = base + checkExists.path;
  return [
    {
      what: 'GET /countries',
      url: base + countries.path,
      init: get,
      contracts: { 200: countries.answer },
    },
    {
      what: 'POST checkExists of nobody',
      url: checkUrl,
      init: createPost(NOBODY),
      contracts: { 200: checkExists.answer, ...pickErrorContract(checkExists, 409) },
    },
    {
      what: 'POST checkExists without an e-mail: 422',
      url: checkUrl,
      init: createPost({ ...NOBODY, email: '' }),
      contracts: pickErrorContract(checkExists, 422),
    },
    {
      what: 'GET /user without a sign-in: 401',
      url: base + user.path,
      init: get,
      contracts: pickErrorContract(user, 401),
    },
    {
      what: 'GET checkCreated without a sign-in: 401',
      url: base + checkCreated.path.replace('{id}', 'contract-check'),
      init: get,
      contracts: pickErrorContract(checkCreated, 401),
    },
    { what: 'The IP look-up', url: ipLookupUrl, contracts: { 200: IpLookupAnswer } },
  ];
}

type Issue = { path: PropertyKey[]; message: string };

/** The same fault of many records of a list is told once, with `*` for its place. */
function describe(issues: readonly Issue[]): string[] {
  const lines = issues.map(({ path, message }) => {
    const place = path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
    return `${place || 'body'}: ${message}`;
  });
  return [...new Set(lines)];
}

async function runCheck({ what, url, init, contracts }: Check): Promise<Finding> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) });
    const contract = contracts[answer.status];
    const expected = Object.keys(contracts).join(' or ');
    if (!contract) return { what, drift: [`status: ${answer.status} instead of ${expected}`] };
    const text = await answer.text();
    const { error } = contract.safeParse(JSON.parse(text));
    return { what, drift: error ? describe(error.issues) : [] };
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'no JSON' : (error as Error).message;
    return { what, drift: [`body: ${reason}`] };
  }
}

/**
 * Asks an environment's own API what the site will ask it, and holds the answers and the error bodies to the site's
 * own schemas. Creates nothing.
 * @param settings where the environment's services are
 */
export async function checkContract(settings: Settings): Promise<Finding[]> {
  return Promise.all(listChecks(settings).map(runCheck));
}
