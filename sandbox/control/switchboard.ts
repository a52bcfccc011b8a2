import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Database } from '#sandbox/data/database.ts';
import { addFault, clearFaults, listFaults } from '#sandbox/data/faults.ts';
import { emptyTables } from '#sandbox/data/migrations.ts';
import { listOrganisations } from '#sandbox/data/organisations.ts';
import { listReports } from '#sandbox/data/reports.ts';
import { seed } from '#sandbox/data/seed.ts';
import { Fault } from './fault-contract.ts';
import type { PlatformEnv } from './platform-env.ts';

/**
 * `/__sandbox`: what QA and the tests may ask of the platform and do to it. A browser is answered only
 * on the platform's own pages and its sites, so that no other page can empty somebody's database.
 */
export function switchboard(database: Database, origins: readonly string[]) {
  const app = new Hono<PlatformEnv>();
  app.use(async (c, next) => {
    const origin = c.req.header('Origin');
    return !origin || origins.includes(origin) ? next() : c.json({ message: 'Not from here' }, 403);
  });

  app.post('/reset', async (c) => {
    await emptyTables(database);
    await seed(database);
    return c.json({ message: 'The sandbox holds its seeds and nothing else' });
  });
  app.get('/organisations', async (c) => {
    const organisations = await listOrganisations(database, c.req.query('email'));
    return c.json({ organisations, meta: { total: organisations.length } });
  });
  app.get('/reports', async (c) => {
    const reports = await listReports(database, c.req.query('containing'));
    return c.json({ reports, meta: { total: reports.length } });
  });

  app.get('/faults', async (c) => c.json({ faults: await listFaults(database) }));
  app.put('/faults', async (c) => {
    const { data, error } = Fault.safeParse(await c.req.json());
    if (!data) return c.json({ message: z.prettifyError(error) }, 422);
    await addFault(database, data);
    return c.json(data);
  });
  app.delete('/faults', async (c) => {
    await clearFaults(database, c.req.query('run'));
    return c.json({ faults: await listFaults(database) });
  });
  return app;
}
