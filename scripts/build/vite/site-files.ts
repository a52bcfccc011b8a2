import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { formatBrowsers } from '#scripts/build/supported-browsers.ts';

const FLAGS = 'node_modules/country-flag-icons/3x2';
const FLAG_PATH = /^\/flags\/([a-z]{2})3x2\.svg$/;

/** Two-letter drawings that belong to no country: a union, islands of a country, parts that no list names. */
const NO_COUNTRY = new Set(['eu', 'ic', 'xa', 'xc', 'xo']);

/** The drawing of a country's flag, an SVG file. */
export const readFlag = (code: string) => readFileSync(join(FLAGS, `${code.toUpperCase()}.svg`));

/** The lower-case codes of the countries and territories that a flag is served for. */
export const listFlagCodes = () =>
  readdirSync(FLAGS)
    .map((file) => file.replace(/\.svg$/, '').toLowerCase())
    .filter((code) => code.length === 2 && !NO_COUNTRY.has(code));

/** Search engines read Welcome in production, and nothing in the other environments. */
export function buildRobotsText(appEnv: string | undefined): string {
  const closed = appEnv === 'production' ? ['/info', '/oAuthCallback', '/err'] : ['/'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''].join('\n');
}

/**
 * What the site serves beside its code: `/flags/{code}3x2.svg`, copied from the country-flag-icons package, and
 * `/robots.txt`; in every environment but production, a page asks search engines to stay away as well. A page names
 * the supported browsers where it says `%SUPPORTED_BROWSERS%`.
 * @param appEnv the environment that is built or served
 */
export function siteFiles(appEnv: string | undefined): Plugin {
  return {
    name: 'site-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const code = FLAG_PATH.exec(request.url ?? '')?.[1];
        if (code === undefined || !listFlagCodes().includes(code)) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(readFlag(code));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const code of listFlagCodes()) {
        this.emitFile({
          type: 'asset',
          fileName: `flags/${code}3x2.svg`,
          source: readFlag(code),
        });
      }
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: buildRobotsText(appEnv) });
    },
    transformIndexHtml(html) {
      const robots = { name: 'robots', content: 'noindex' };
      return {
        html: html.replaceAll('%SUPPORTED_BROWSERS%', formatBrowsers()),
        tags: appEnv === 'production' ? [] : [{ tag: 'meta', attrs: robots, injectTo: 'head' }],
      };
    },
  };
}
