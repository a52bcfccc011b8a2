import { LEGAL_LINKS, SOCIAL_LINKS } from '#src/config/product.ts';
import { isPlaceholder } from './api-rules.ts';
import { NotChecked, type Problem, type Rule } from './rule.ts';
import { type Site, checkEach } from './site.ts';

const TIMEOUT_MS = 15_000;

/** Sites that let no program in: they are there. */
const BLOCKS_PROGRAMS = [401, 403, 405, 429, 999];

const findLinks = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*href="([^"#]+)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

const fetchStatus = async (site: Site, { origin, pathname, search, href }: URL) =>
  origin === site.url
    ? (await site.get(pathname + search)).status
    : (await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) })).status;

async function checkLink(site: Site, url: URL): Promise<Problem[]> {
  const { href } = url;
  try {
    const status = await fetchStatus(site, url);
    if (status < 400 || BLOCKS_PROGRAMS.includes(status)) return [];
    return [{ what: `a link is answered with ${status}`, where: href }];
  } catch {
    return [{ what: 'a link leads to nobody who answers', where: href }];
  }
}

async function checkLinks(site: Site): Promise<Problem[]> {
  const page = (await site.get('/welcome')).body.toString();
  const known = [...SOCIAL_LINKS.map(({ url }) => url), ...Object.values(LEGAL_LINKS)];
  const hrefs = [...new Set([...known, ...findLinks(page)])];
  const urls = hrefs
    .map((href) => new URL(href, site.url))
    .filter(({ protocol }) => protocol.startsWith('http'));
  const real = urls.filter(({ href }) => !isPlaceholder(href));
  const problems = await checkEach(real, (url) => checkLink(site, url));
  if (problems.length === 0 && real.length < urls.length)
    throw new NotChecked('links with .example are placeholders; the others answer');
  return problems;
}

export const linkRules: readonly Rule[] = [
  { name: 'The links of the footer and of the legal pages answer', check: checkLinks },
];
