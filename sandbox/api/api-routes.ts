import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { type EndpointName, endpoints } from '#src/contracts/endpoints.ts';
import { RUN_HEADER } from '#sandbox/control/fault-contract.ts';
import type { PlatformEnv } from '#sandbox/control/platform-env.ts';
import { applyFaults } from '#sandbox/control/apply-faults.ts';
import { type Platform, toRoute, serveEndpoint } from './serve-endpoint.ts';

const ALLOWED_HEADERS =
  'X-Hostname X-App-Version X-Api-Version X-Request-Id Authorization Idempotency-Key Content-Type Cache-Control';

/** The calls of section 7: those of the contracts' table, and the IP look-up. */
export function createApiRoutes(platform: Platform) {
  const { database, settings, readBearer, findEmailByCode } = platform;
  const faulty = { database, url: settings.url, readBearer, findEmailByCode };
  const app = new Hono<PlatformEnv>({ strict: false });
  const fromSites = cors({
    origin: [...settings.siteOrigins],
    allowHeaders: [...ALLOWED_HEADERS.split(' '), RUN_HEADER],
    exposeHeaders: ['X-Request-Id', 'Retry-After', 'Date'],
    maxAge: 600,
  });
  for (const path of ['/api/*', '/auth/*', '/ip'])
    app.use(path, fromSites, bodyLimit({ maxSize: 256 * 1024 }));

  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method } = endpoints[name];
    const serve = serveEndpoint(name, platform);
    app.on(method, toRoute(endpoints[name]), applyFaults(name, faulty), serve);
  }
  app.get('/ip', applyFaults('ip', faulty), (c) => c.json({ country_code: settings.ipCountry }));
  return app;
}
