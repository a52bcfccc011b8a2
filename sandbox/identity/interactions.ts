import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Provider, errors } from 'oidc-provider';
import type { Database } from '#sandbox/data/database.ts';
import { messageCard, pageHeaders, renderPage } from '#sandbox/pages/page.ts';
import type { PlatformSettings } from '#sandbox/settings.ts';
import { credentialsForm, headingOf } from './credentials-form.ts';
import { type Faults, type Mode, useCredentials } from './credentials.ts';

type Env = { Bindings: HttpBindings };
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Ends the session of somebody else before this account takes over. The provider's own way is a page
 * that submits itself by script, which these pages do without.
 */
async function endOtherSession(provider: Provider, interaction: Interaction, accountId: string) {
  const { session } = interaction;
  if (!session?.accountId || session.accountId === accountId) return;
  await (await provider.Session.findByUid(session.uid))?.destroy();
  delete interaction.session;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}

/**
 * The pages behind `prompt=create` and `prompt=login`. Whoever posts a form must hold the interaction's
 * own cookie, which is SameSite=Lax and bound to its path: another site cannot post it.
 */
export function interactionPages(
  database: Database,
  provider: Provider,
  settings: PlatformSettings,
) {
  const { productName, siteOrigins } = settings;
  const app = new Hono<Env>();
  const details = ({ env }: Context<Env>) =>
    provider.interactionDetails(env.incoming, env.outgoing);

  async function show(
    c: Context<Env>,
    mode: Mode,
    { email, faults }: { email: string; faults: Faults },
  ) {
    const failed = Object.keys(faults).length > 0;
    const title = `${failed ? 'Error: ' : ''}${headingOf(mode)}`;
    const base = `/interaction/${c.req.param('uid')}`;
    const main = credentialsForm({ mode, base, email, faults });
    const page = await renderPage({ title, productName, main });
    return c.body(page, failed ? 422 : 200, pageHeaders(siteOrigins));
  }

  app.get('/:uid/:mode{create|login}?', async (c) => {
    const { prompt, params } = await details(c);
    const asked = prompt.name === 'create' ? 'create' : 'login';
    const mode = (c.req.param('mode') as Mode | undefined) ?? asked;
    return show(c, mode, {
      email: asText(c.req.query('email') ?? params['login_hint']),
      faults: {},
    });
  });

  app.post('/:uid/:mode{create|login}', bodyLimit({ maxSize: 16 * 1024 }), async (c) => {
    const interaction = await details(c);
    const mode = c.req.param('mode') as Mode;
    const form = await c.req.parseBody();
    const email = asText(form['email']).trim();
    const outcome = await useCredentials(database, mode, {
      email,
      password: asText(form['password']),
    });
    if ('faults' in outcome) return show(c, mode, { email, faults: outcome.faults });
    await endOtherSession(provider, interaction, outcome.accountId);
    const { incoming, outgoing } = c.env;
    const result = { login: { accountId: outcome.accountId }, create: {} };
    return c.redirect(await provider.interactionResult(incoming, outgoing, result), 303);
  });

  app.onError(async (error, c) => {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    const text = 'It was finished already, or it waited for too long.';
    const main = messageCard(settings, { heading: 'This sign-in is over', text });
    return c.body(
      await renderPage({ title: 'Sign-in over', productName, main }),
      400,
      pageHeaders(),
    );
  });
  return app;
}
