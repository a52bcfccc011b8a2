import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import type { Database } from '#sandbox/data/database.ts';
import { addFigures } from '#sandbox/data/figures.ts';
import { addReport, listReports } from '#sandbox/data/reports.ts';
import type { Html } from '#sandbox/pages/page.ts';
import { figuresSection } from '#sandbox/pages/figures-section.ts';
import type { PlatformEnv } from './platform-env.ts';

/** The Sentry-compatible intake at `/sentry`: a DSN is `{scheme}://key@{host}/sentry/{project}`. */
export function reportIntake(database: Database, origins: readonly string[]) {
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

const WithBundle = z.object({ contexts: z.object({ support: z.object({ bundle: z.string() }) }) });
const carriesBundle = (payload: unknown) => WithBundle.safeParse(payload).success;

/** The page that lists what was reported, newest first. */
export async function reportsPage(database: Database): Promise<Html> {
  const reports = await listReports(database);
  const rows = reports.flatMap(({ id, receivedAt, project, items }) =>
    items.map(
      ({ header, payload }) =>
        html`<li class="report">
          <p class="hint">
            Report ${id} · ${receivedAt.toISOString()} · project ${project} ·
            ${JSON.stringify(header)}
          </p>
          ${carriesBundle(payload) ? html`<p>npm run reproduce -- --report ${id}</p>` : ''}
          <pre>${JSON.stringify(payload, null, 2)}</pre>
        </li>`,
    ),
  );
  return html`<h1 class="headline">Reports</h1>
    ${await figuresSection(database)}
    <h2 class="subhead">Errors and feedback</h2>
    <p class="lead">What the sites have sent here, newest first.</p>
    <ul class="reports">
      ${rows.length > 0 ? rows : html`<li class="report">Nothing has been reported yet.</li>`}
    </ul>`;
}
