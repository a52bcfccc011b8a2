import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { PlatformEnv } from '#sandbox/control/platform-env.ts';
import type { Database } from '#sandbox/data/database.ts';
import { findOrganisationBySlug } from '#sandbox/data/organisations.ts';
import type { PlatformSettings } from '#sandbox/settings.ts';
import { renderOrganisationPage } from './organisation-page.ts';
import {
  type Html,
  renderBackLink,
  renderMessageCard,
  buildPageHeaders,
  renderPage,
} from './page.ts';
import { renderReportsPage } from './reports-page.ts';

/** Adds the pages that people open: each organisation's app, what was reported, and "not found". */
export function addPages(app: Hono<PlatformEnv>, database: Database, settings: PlatformSettings) {
  const { productName } = settings;
  const show = async (
    title: string,
    main: Html | Promise<Html>,
    { status = 200, headers = {} } = {},
  ) =>
    new Response(await renderPage({ title, productName, main: await main }), {
      status,
      headers: { ...buildPageHeaders(), ...headers },
    });

  app.get('/orgs/:slug', async (c) => {
    const organisation = await findOrganisationBySlug(database, c.req.param('slug'));
    if (!organisation) return c.notFound();
    const { name } = organisation.sign_up;
    if (organisation.is_ready) return show(name, renderOrganisationPage(organisation));
    const text = html`We are setting up <bdi>${name}</bdi>. This page opens by itself.`;
    return show(name, renderMessageCard('Almost ready', text), { headers: { Refresh: '2' } });
  });

  app.get('/reports', () => show('Reports', renderReportsPage(database)));

  app.notFound((c) => {
    if (!c.req.header('Accept')?.includes('text/html'))
      return c.json({ message: 'There is nothing at this address' }, 404);
    const text = 'Check the address, or go back to sign-up.';
    const main = renderMessageCard('Page not found', text, renderBackLink(settings));
    return show('Page not found', main, { status: 404 });
  });
}
