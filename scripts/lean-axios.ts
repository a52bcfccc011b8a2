import type { Plugin } from 'vite';

const FETCH_ADAPTER = /\/axios\/lib\/adapters\/fetch\.js$/;

/** Leaves out what axios falls back on where there is no XMLHttpRequest: a browser that runs the site has it. */
export function leanAxios(): Plugin {
  return {
    name: 'lean-axios',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'client' || !FETCH_ADAPTER.test(id)) return null;
      return { code: 'export const getFetch = () => null;', map: null };
    },
  };
}
