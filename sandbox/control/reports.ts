import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Database } from '#sandbox/data/database.ts';
import { addFigures } from '#sandbox/data/figures.ts';
import { addReport } from '#sandbox/data/reports.ts';
import type { PlatformEnv } from './platform-env.ts';

/** The Sentry-compatible intake at `/sentry`: a DSN is `{scheme}://key@{host}/sentry/{project}`. */
export function createReportIntake(database: Database, origins: readonly string[]) {
  const app = new Hono<PlatformEnv>({ strict: false });
  app.use(cors({ origin: [...origins], allowMethods: ['POST'] }));
  app.post('/api/:project/envelope', bodyLimit({ maxSize: 1024 * 1024 }), async (c) => {
    const text = await c.req.text();
    if (!(await addFigures(database, text)))
      await addReport(database, c.req.param('project'), text);
    return c.json({});
  });
  return app;
}
