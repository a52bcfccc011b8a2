import { Hono } from 'hono';
import type { PlatformEnv } from '#sandbox/control/platform-env.ts';
import { reportsPage } from '#sandbox/control/reports.ts';
import type { Database } from '#sandbox/data/database.ts';
import { findOrganisationBySlug } from '#sandbox/data/organisations.ts';
import type { PlatformSettings } from '#sandbox/settings.ts';
import { organisationPage } from './organisation-page.ts';
import { type Html, messageCard, pageHeaders, renderPage } from './page.ts';

/** The pages that people open: each organisation's app, what was reported, and nothing. */
export function pageRoutes(database: Database, settings: PlatformSettings) {
  const { productName } = settings;
  const app = new Hono<PlatformEnv>();
  const show = async (
    title: string,
    main: Html | Promise<Html>,
    { status = 200, headers = {} } = {},
  ) =>
    new Response(await renderPage({ title, productName, main: await main }), {
      status,
      headers: { ...pageHeaders(), ...headers },
    });

  app.get('/orgs/:slug', async (c) => {
    const organisation = await findOrganisationBySlug(database, c.req.param('slug'));
    if (!organisation) return c.notFound();
    const { name } = organisation.sign_up;
    if (organisation.is_ready) return show(name, organisationPage(organisation));
    const text = `We are setting up ${name}. This page opens by itself.`;
    const main = messageCard(settings, { heading: 'Almost ready', text });
    return show(name, main, { headers: { Refresh: '2' } });
  });

  app.get('/reports', () => show('Reports', reportsPage(database)));

  app.notFound((c) => {
    if (!c.req.header('Accept')?.includes('text/html'))
      return c.json({ message: 'There is nothing at this address' }, 404);
    const text = 'Check the address, or go back to sign-up.';
    const main = messageCard(settings, { heading: 'Page not found', text });
    return show('Page not found', main, { status: 404 });
  });
  return app;
}
