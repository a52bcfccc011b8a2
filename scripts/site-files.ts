import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FLAGS = 'node_modules/flag-icons/flags/4x3';
const FLAG_PATH = /^\/flags\/([a-z]{2})\.svg$/;

/** Two-letter drawings of flag-icons that belong to no country: unions, islands of a country, a placeholder. */
const NO_COUNTRY = new Set(['cp', 'dg', 'eu', 'ic', 'pc', 'un', 'xx']);

/** Territories with a code of their own, which the package files under the country they belong to. */
const FILED_ELSEWHERE: Readonly<Record<string, string>> = { ac: 'sh-ac', ta: 'sh-ta' };

const flagFile = (code: string) =>
  readFileSync(join(FLAGS, `${FILED_ELSEWHERE[code] ?? code}.svg`));

/** The lower-case codes of the countries and territories that a flag is served for. */
export const flagCodes = () =>
  readdirSync(FLAGS)
    .map((file) => file.replace(/\.svg$/, ''))
    .filter((code) => code.length === 2 && !NO_COUNTRY.has(code))
    .concat(Object.keys(FILED_ELSEWHERE));

/** Search engines read Welcome in production, and nothing in the other environments. */
export function robotsText(appEnv: string | undefined): string {
  const closed = appEnv === 'production' ? ['/info', '/oAuthCallback', '/err'] : ['/'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''].join('\n');
}

/**
 * What the site serves beside its code: `/flags/{code}.svg`, copied from the flag-icons package, and
 * `/robots.txt`; in every environment but production, a page asks search engines to stay away as well.
 * @param appEnv the environment that is built or served
 */
export function siteFiles(appEnv: string | undefined): Plugin {
  return {
    name: 'site-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const code = FLAG_PATH.exec(request.url ?? '')?.[1];
        if (code === undefined || !flagCodes().includes(code)) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(flagFile(code));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const code of flagCodes()) {
        this.emitFile({ type: 'asset', fileName: `flags/${code}.svg`, source: flagFile(code) });
      }
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText(appEnv) });
    },
    transformIndexHtml() {
      if (appEnv === 'production') return [];
      return [{ tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, injectTo: 'head' }];
    },
  };
}
