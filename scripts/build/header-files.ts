import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#src/config/settings.ts';
import { buildSecurityHeaders } from './security-headers.ts';

/** How long browsers keep what: pages ask each time, an asset has its content's hash in its name. */
const CACHING = {
  '/*': 'no-cache',
  '/assets/*': 'public, max-age=31536000, immutable',
  '/version.json': 'no-store',
} as const;

type Headers = Readonly<Record<string, string>>;

const formatLines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers).map(([name, value]) => line(name, value));

/** For static hosts such as Netlify and Cloudflare Pages, and for `serve-site`. */
function formatStaticHostFile(headers: Headers): string {
  const blocks = Object.entries(CACHING).map(([path, caching]) => {
    const block = { ...(path === '/*' ? headers : {}), 'Cache-Control': caching };
    return [path, ...formatLines(block, (name, value) => `  ${name}: ${value}`)].join('\n');
  });
  return `${blocks.join('\n')}\n`;
}

/** For a `server` of nginx; `always` puts them on errors, too. */
const formatNginxFile = (headers: Headers) =>
  `${formatLines(headers, (name, value) => `add_header ${name} "${value}" always;`).join('\n')}\n`;

/** For a site of Caddy. */
const formatCaddyFile = (headers: Headers) =>
  `header {\n${formatLines(headers, (name, value) => `\t${name} "${value}"`).join('\n')}\n}\n`;

/** Every page of a build, one after the other: what they inline is allowed by its hash. */
export const readPages = (outDir: string): string =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted()
    .map((page) => readFileSync(join(outDir, page), 'utf8'))
    .join('\n');

/** The headers of a successful answer of a build, whichever host gives it. */
export function buildHeaders(path: string, settings: Settings, outDir: string): Headers {
  const fits = (pattern: string) =>
    path === pattern || path.startsWith(pattern.split('*', 1)[0] ?? '');
  const caching = Object.entries(CACHING).findLast(([pattern]) => fits(pattern))?.[1] ?? '';
  return { ...buildSecurityHeaders(settings, readPages(outDir)), 'Cache-Control': caching };
}

/**
 * The headers of one build as each kind of host reads them. They lie in the build itself, because the hashes in its
 * Content-Security-Policy are those of its own pages.
 * @returns the text of each file by its path in the build
 */
export function buildHeaderFiles(
  settings: Settings,
  outDir: string,
): Readonly<Record<string, string>> {
  const headers = buildSecurityHeaders(settings, readPages(outDir));
  return {
    _headers: formatStaticHostFile(headers),
    '.server/nginx-headers.conf': formatNginxFile(headers),
    '.server/Caddyfile': formatCaddyFile(headers),
  };
}
