import type { Plugin } from 'vite';

const CLIENT = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

const SIGNAL = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const SIGNALS = 5;

/**
 * Makes the errors by which React interrupts a render without the place where they were made, which nobody reads. With
 * a browser's tools attached (Lighthouse, Playwright, an open inspector) V8 looks up that place at once, and for that
 * parses all of the start once more: most of its longest task (docs/performance.md). React makes them while it loads.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'client' || !CLIENT.test(id)) return null;
      const found = code.match(SIGNAL)?.length;
      if (found !== SIGNALS) this.error(`React makes ${found} errors ahead, not ${SIGNALS}`);
      const lean = code.replace(
        SIGNAL,
        '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
      );
      return { code: lean, map: null };
    },
  };
}
