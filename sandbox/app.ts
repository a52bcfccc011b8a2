import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { createApiRoutes } from './api/api-routes.ts';
import { createBearerReader } from './api/bearer.ts';
import { checkCreated } from './api/check-created.ts';
import { checkExists } from './api/check-exists.ts';
import { listCountries } from './api/countries.ts';
import { createSignUp } from './api/create-sign-up.ts';
import { readUser } from './api/user.ts';
import type { PlatformEnv } from './control/platform-env.ts';
import { createReportIntake } from './control/reports.ts';
import { assignRequestId } from './control/request-id.ts';
import { createSwitchboard } from './control/switchboard.ts';
import type { Database } from './data/database.ts';
import { migrate } from './data/migrations.ts';
import { loadSecrets } from './data/secrets.ts';
import { seed } from './data/seed.ts';
import { findEmailByCode, exchangeToken } from './identity/exchange-token.ts';
import { createInteractionPages } from './identity/interactions.ts';
import { PROVIDER_PATH, TOKEN_SECONDS_HEADER, createProvider } from './identity/provider.ts';
import { createInMemoryFetch } from './in-memory-fetch.ts';
import { addPages } from './pages/add-pages.ts';
import { assets } from './pages/assets.ts';
import { ADDRESS_MAX_LENGTH, rejectLongAddress } from './pages/long-address.ts';
import type { PlatformSettings } from './settings.ts';

export type Sandbox = {
  /** Answers one request of a Node HTTP server. */
  handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** Closes the database. */
  close: () => Promise<void>;
};

/** The platform knows itself by its public address alone, whatever a request says of its host. */
function pinAddress({ headers }: IncomingMessage, url: string): void {
  const { host, protocol } = new URL(url);
  headers.host = host;
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
}

/** Errors that nobody threw on purpose: told in the log, not to the caller. */
function answerError(error: Error): Response {
  if (error instanceof HTTPException)
    return Response.json({ message: error.message }, { status: error.status });
  console.error(error);
  return Response.json({ message: 'The sandbox failed; its log says why' }, { status: 500 });
}

/**
 * Builds the sandbox platform over a database: OpenID provider, auth service, API, the organisations'
 * app, QA's switchboard and the intake of reports. It holds no state of its own and opens no port, so
 * several can serve one database, and a test can build one.
 * @param options `log` gets one line a request
 */
export async function createSandbox(options: {
  database: Database;
  settings: PlatformSettings;
  log?: (line: string) => void;
}): Promise<Sandbox> {
  const { database, settings, log } = options;
  await migrate(database);
  await seed(database, settings.passwordCost);
  const secrets = await loadSecrets(database);
  const provider = createProvider(database, secrets, settings);
  const identity = provider.callback();

  const app = new Hono<PlatformEnv>({ strict: false });
  app.use(assignRequestId);
  app.use(async (c, next) => {
    await next();
    log?.(`${c.req.method} ${c.req.path} ${c.res.status} ${c.get('requestId')}`);
  });
  const handlers = {
    countries: listCountries,
    checkExists,
    createSignUp,
    checkCreated,
    user: readUser,
    exchangeToken: exchangeToken(
      provider,
      createInMemoryFetch((...call) => void identity(...call)),
    ),
  };
  const readBearer = createBearerReader(database, secrets, settings.url);
  const codes = findEmailByCode(provider, database);
  app.route(
    '/',
    createApiRoutes({ handlers, readBearer, findEmailByCode: codes, database, settings }),
  );
  app.route('/interaction', createInteractionPages(database, provider, settings));
  app.route('/__sandbox', createSwitchboard(database, settings));
  app.route('/sentry', createReportIntake(database, settings.siteOrigins));
  app.route('/assets', assets);
  addPages(app, database, settings);
  app.onError(answerError);

  const web = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return {
    handler(request, response) {
      pinAddress(request, settings.url);
      delete request.headers[TOKEN_SECONDS_HEADER];
      const { url = '' } = request;
      const [path = ''] = url.split('?');
      if (url.length > ADDRESS_MAX_LENGTH) void rejectLongAddress(response, settings);
      else void (PROVIDER_PATH.test(path) ? identity : web)(request, response);
    },
    close: () => database.destroy(),
  };
}
