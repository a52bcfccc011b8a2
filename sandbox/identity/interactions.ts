import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Provider, errors } from 'oidc-provider';
import type { Database } from '#sandbox/data/database.ts';
import {
  renderBackLink,
  renderMessageCard,
  buildPageHeaders,
  renderPage,
} from '#sandbox/pages/page.ts';
import type { PlatformSettings } from '#sandbox/settings.ts';
import { renderCredentialsForm, getHeading } from './credentials-form.ts';
import { type Faults, type Mode, useCredentials } from './credentials.ts';

type Env = { Bindings: HttpBindings };
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** What the visitor tried last, kept with the interaction: Back and Reload never post again. */
type LastTry = { mode: Mode; email: string; faults: Faults };

const keep = (interaction: Interaction) =>
  interaction.save(interaction.exp - Math.floor(Date.now() / 1000));

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Ends the session of somebody else before this account takes over. The provider's own way is a page
 * that submits itself by script, which these pages do without.
 */
async function endOtherSession(provider: Provider, interaction: Interaction, accountId: string) {
  const { session } = interaction;
  if (!session?.accountId || session.accountId === accountId) return;
  await (await provider.Session.findByUid(session.uid))?.destroy();
  delete interaction.session;
  await keep(interaction);
}

/**
 * The pages behind `prompt=create` and `prompt=login`. Whoever posts a form must hold the interaction's
 * own cookie, which is SameSite=Lax and bound to its path: another site cannot post it.
 */
export function createInteractionPages(
  database: Database,
  provider: Provider,
  settings: PlatformSettings,
) {
  const { productName, siteOrigins, passwordCost } = settings;
  const app = new Hono<Env>();
  const readDetails = ({ env }: Context<Env>) =>
    provider.interactionDetails(env.incoming, env.outgoing);

  app.get('/:uid/:mode{create|login}?', async (c) => {
    const { prompt, params, lastSubmission } = await readDetails(c);
    const asked = prompt.name === 'create' ? 'create' : 'login';
    const mode = (c.req.param('mode') as Mode | undefined) ?? asked;
    const last = lastSubmission as LastTry | undefined;
    const faults = last?.mode === mode ? last.faults : {};
    const email = last?.email ?? toText(params['login_hint']);
    const title = `${Object.keys(faults).length > 0 ? 'Error: ' : ''}${getHeading(mode)}`;
    const main = renderCredentialsForm({
      mode,
      base: `/interaction/${c.req.param('uid')}`,
      email,
      faults,
    });
    const page = await renderPage({ title, productName, main });
    return c.body(page, 200, buildPageHeaders(siteOrigins));
  });

  app.post('/:uid/:mode{create|login}', bodyLimit({ maxSize: 16 * 1024 }), async (c) => {
    const interaction = await readDetails(c);
    const mode = c.req.param('mode') as Mode;
    const form = await c.req.parseBody();
    const email = toText(form['email']).trim();
    const outcome = await useCredentials({ database, passwordCost }, mode, {
      email,
      password: toText(form['password']),
    });
    if ('faults' in outcome) {
      interaction.lastSubmission = { mode, email, faults: outcome.faults } satisfies LastTry;
      await keep(interaction);
      return c.redirect(c.req.path, 303);
    }
    await endOtherSession(provider, interaction, outcome.accountId);
    const { incoming, outgoing } = c.env;
    const result = { login: { accountId: outcome.accountId }, create: {} };
    return c.redirect(await provider.interactionResult(incoming, outgoing, result), 303);
  });

  app.onError(async (error, c) => {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    const text = 'It was finished already, or it waited for too long.';
    const main = renderMessageCard('This sign-in is over', text, renderBackLink(settings));
    return c.body(
      await renderPage({ title: 'Sign-in over', productName, main }),
      400,
      buildPageHeaders(),
    );
  });
  return app;
}
