import type { ServerResponse } from 'node:http';
import type { PlatformSettings } from '#sandbox/settings.ts';
import { renderBackLink, renderMessageCard, buildPageHeaders, renderPage } from './page.ts';

/** So long may an address be, as on the hosts of the site. */
export const ADDRESS_MAX_LENGTH = 32 * 1024;

/** Answers 414 with a page. Nothing of the address is written down, because it may hold a code and a state. */
export async function rejectLongAddress(
  response: ServerResponse,
  settings: PlatformSettings,
): Promise<void> {
  const text = 'It is too long. Start again from the sign-up page.';
  const main = renderMessageCard('This address cannot be opened', text, renderBackLink(settings));
  const { productName } = settings;
  const page = await renderPage({ title: 'This address cannot be opened', productName, main });
  response.writeHead(414, buildPageHeaders()).end(page);
}
