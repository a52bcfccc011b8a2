import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = 'node_modules/react-router/dist/production';
const FILES: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

const COMPONENT = /= (\w+\.(?:forwardRef|createContext|memo|lazy)\()/g;
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
      const lean = code.replace(COMPONENT, '= /* @__PURE__ */ $1').replace(DISPLAY_NAME, '');
      return { code: lean, map: null };
    },
  };
}
