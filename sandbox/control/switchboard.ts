import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Database } from '#sandbox/data/database.ts';
import { addFault, clearFaults, listFaults } from '#sandbox/data/faults.ts';
import { emptyTables } from '#sandbox/data/migrations.ts';
import { listOrganisations } from '#sandbox/data/organisations.ts';
import { listReports } from '#sandbox/data/reports.ts';
import {
  chooseScenario,
  findChosenScenario,
  forgetScenario,
} from '#sandbox/data/scenario-choices.ts';
import { seed } from '#sandbox/data/seed.ts';
import { findScenario, scenarios } from '#sandbox/scenarios.ts';
import type { PlatformSettings } from '#sandbox/settings.ts';
import { Fault, RUN_HEADER } from './fault-contract.ts';
import type { PlatformEnv } from './platform-env.ts';

/**
 * `/__sandbox`: what QA and the tests may ask of the platform and do to it. A browser is answered only
 * on the platform's own pages and its sites, so that no other page can empty somebody's database.
 */
export function createSwitchboard(database: Database, settings: PlatformSettings) {
  const origins = [settings.url, ...settings.siteOrigins];
  const app = new Hono<PlatformEnv>();
  app.use(async (c, next) => {
    const origin = c.req.header('Origin');
    return !origin || origins.includes(origin) ? next() : c.json({ message: 'Not from here' }, 403);
  });

  app.post('/reset', async (c) => {
    await emptyTables(database);
    await seed(database, settings.passwordCost);
    return c.json({ message: 'The sandbox holds its seeds and nothing else' });
  });
  app.get('/organisations', async (c) => {
    const organisations = await listOrganisations(database, c.req.query('email'));
    return c.json({ organisations, meta: { total: organisations.length } });
  });
  app.get('/reports', async (c) => {
    const id = Number(c.req.query('id'));
    const reports = await listReports(database, {
      containing: c.req.query('containing'),
      id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    });
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
  app.route('/scenario', createScenarioSwitch(database));
  return app;
}

/** The run of `?run=`, else of the header, else everybody. */
const getRun = ({ req }: Context) => req.query('run') ?? req.header(RUN_HEADER) ?? '';

/** One scenario for all calls of a run. */
function createScenarioSwitch(database: Database) {
  const app = new Hono<PlatformEnv>();
  const answer = async (c: Context) => {
    const run = getRun(c);
    return c.json({ run, scenario: await findChosenScenario(database, run) });
  };

  app.get('/', answer);
  app.put('/', async (c) => {
    const { data } = z.object({ name: z.string() }).safeParse(await c.req.json());
    const chosen = findScenario(data?.name ?? '');
    const names = scenarios.map(({ name }) => name).join(', ');
    if (!chosen) return c.json({ message: `A scenario is one of ${names}` }, 422);
    await chooseScenario(database, getRun(c), chosen.name);
    return answer(c);
  });
  app.delete('/', async (c) => {
    await forgetScenario(database, getRun(c));
    return answer(c);
  });
  return app;
}
