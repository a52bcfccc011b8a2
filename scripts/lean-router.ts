import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = 'node_modules/react-router/dist/production';
const FILES: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

const COMPONENT = /= (\w+\.(?:forwardRef|createContext|memo|lazy)\()/g;
/** What the site never hands to its router, so that what it would be for is left out. */
const NOT_USED: readonly (readonly [what: RegExp, value: string])[] = [
  /* Observing what the router does, and finding routes while it runs. */
  [/\b(?:init\.|opts\?\.)(?:instrumentations|patchRoutesOnNavigation)\b/g, '(void 0)'],
  /* Server components. */
  [/\buseIsRSCRouterContext\(\)(?! \{)/g, 'false'],
  [/\bthis\.context\b/g, 'false'],
];

const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Takes of React Router what the site uses. Its package offers the development build only, and its components look to
 * a bundler as if making them did something.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      const file = this.environment.name === 'client' ? FILES[source] : undefined;
      return file && join(process.cwd(), FOLDER, file);
    },
    transform(code, id) {
      if (!id.includes(FOLDER)) return null;
      const pure = code.replace(COMPONENT, '= /* @__PURE__ */ $1').replace(DISPLAY_NAME, '');
      const lean = NOT_USED.reduce((text, [what, value]) => text.replaceAll(what, value), pure);
      return { code: lean, map: null };
    },
  };
}
