import type { Problem, Rule } from './rule.ts';
import { type Site, checkEach } from './site.ts';

type Icon = { readonly src: string; readonly sizes?: string; readonly type?: string };

/** Width and height stand at fixed places of a PNG's first chunk (PNG specification, 11.2.2). */
const readPngSize = (body: Buffer): string =>
  body.length < 24 ? 'no picture' : `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`;

async function checkIcon(site: Site, { src, sizes, type }: Icon): Promise<Problem[]> {
  const { status, headers, body } = await site.get(new URL(src, site.url).pathname);
  if (status !== 200) return [{ what: `an icon is answered with ${status}`, where: src }];
  const given = headers['content-type'] ?? '';
  if (type && !given.startsWith(type))
    return [{ what: `an icon is sent as ${given}, not ${type}`, where: src }];
  if (type !== 'image/png' || !sizes || readPngSize(body) === sizes) return [];
  return [{ what: `an icon is ${readPngSize(body)}, not ${sizes}`, where: src }];
}

/** The icons of the page: of tabs, of home screens, and the picture of shared links. */
function listIcons(html: string): Icon[] {
  const links = html.match(/<link rel="(?:apple-touch-)?icon"[^>]*>/g) ?? [];
  const image = /property="og:image"\s+content="([^"]+)"/.exec(html)?.[1];
  const hrefs = links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '/');
  return [...hrefs.map((src) => ({ src })), ...(image ? [{ src: image }] : [])];
}

async function checkIcons(site: Site): Promise<Problem[]> {
  const { status, body } = await site.get('/manifest.webmanifest');
  if (status !== 200) return [{ what: `the manifest is answered with ${status}` }];
  let manifest: { readonly icons?: readonly Icon[] };
  try {
    manifest = JSON.parse(body.toString()) as typeof manifest;
  } catch {
    return [{ what: 'the manifest is no JSON' }];
  }
  const page = (await site.get('/welcome')).body.toString();
  return checkEach([...(manifest.icons ?? []), ...listIcons(page)], (icon) =>
    checkIcon(site, icon),
  );
}

export const iconRules: readonly Rule[] = [
  { name: 'The icons of the manifest and of the page are there', check: checkIcons },
];
