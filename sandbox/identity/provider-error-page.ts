import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import {
  renderBackLink,
  renderMessageCard,
  buildPageHeaders,
  renderPage,
} from '#sandbox/pages/page.ts';
import type { PlatformSettings } from '#sandbox/settings.ts';

/** The provider's errors that cannot be sent back to the site, such as a redirect address that is not its own. */
export async function renderProviderError(
  ctx: KoaContextWithOIDC,
  settings: PlatformSettings,
  { error, error_description: description }: ErrorOut,
): Promise<void> {
  const reason = description ? `${error}: ${description}` : error;
  const text = `The request to sign in was not accepted (${reason}).`;
  const main = renderMessageCard('This sign-in cannot go on', text, renderBackLink(settings));
  const { productName } = settings;
  ctx.set(buildPageHeaders());
  ctx.body = await renderPage({ title: 'Sign-in stopped', productName, main });
}
