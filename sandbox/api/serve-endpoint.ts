import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Endpoint } from '#src/contracts/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contracts/endpoints.ts';
import { API_VERSION } from '#src/config/product.ts';
import type { PlatformEnv } from '#sandbox/control/platform-env.ts';
import type { Account } from '#sandbox/data/accounts.ts';
import type { Database } from '#sandbox/data/database.ts';
import type { PlatformSettings } from '#sandbox/settings.ts';
import type { Handlers } from './handlers.ts';
import { ApiError, rejectFields } from './api-error.ts';

type Issue = { code: string; input?: unknown; path: PropertyKey[] };

const formatIssue = ({ code, input }: Issue) =>
  input === undefined || code === 'too_small' ? 'This field is required' : 'This field is invalid';

/** Parses a request's body with its contract; a 400 when it is no JSON, a 422 that names the fields. */
async function readBody(c: Context, contract: z.ZodMiniType): Promise<unknown> {
  const body: unknown = await c.req.json().catch(() => {
    throw new ApiError(400, 'The body is not JSON');
  });
  const parsed = contract.safeParse(body, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues as Issue[];
  const fields = issues.map(
    (issue) => [issue.path.join('.') || 'body', formatIssue(issue)] as const,
  );
  throw rejectFields(Object.fromEntries(fields.toReversed()));
}

function requireVersion(c: Context): void {
  if (c.req.header('X-Api-Version') !== API_VERSION)
    throw new ApiError(400, `X-Api-Version must be ${API_VERSION}`);
}

/** What the calls are served with. */
export type Platform = {
  handlers: Handlers;
  readBearer: (authorization: string | undefined) => Promise<Account>;
  /** The e-mail of the account that a one-time code was given to; '' when it is not known. */
  findEmailByCode: (code: string) => Promise<string>;
  database: Database;
  settings: PlatformSettings;
};

/**
 * Serves one call of the contracts' table: its headers and body are checked on the way in, its answer
 * is parsed with its contract on the way out, and so is each refusal.
 */
export function serveEndpoint(name: EndpointName, platform: Platform) {
  const endpoint: Endpoint = endpoints[name];
  const { handlers, readBearer, database, settings } = platform;
  const handle = handlers[name] as (call: unknown) => Promise<unknown>;

  return async (c: Context<PlatformEnv>): Promise<Response> => {
    try {
      if (endpoint.service === 'api') requireVersion(c);
      const call = {
        account: endpoint.authenticated
          ? await readBearer(c.req.header('Authorization'))
          : undefined,
        body: endpoint.request && (await readBody(c, endpoint.request)),
        parameters: c.req.param(),
        idempotencyKey: c.req.header('Idempotency-Key'),
        lastsSeconds: c.get('lastsSeconds'),
        database,
        settings,
      };
      const answer = endpoint.answer.parse(await handle(call));
      c.header('Cache-Control', 'no-store');
      return c.json(answer as object);
    } catch (error) {
      const contract = error instanceof ApiError && endpoint.errors[error.status];
      if (!contract) throw error;
      const { status, message, data } = error;
      return c.json(contract.parse({ message, data }) as object, status);
    }
  };
}

/** The path of an endpoint as the router wants it; a slash at the end makes no difference there. */
export const toRoute = ({ service, path }: Endpoint): string =>
  `/${service}${path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`;
