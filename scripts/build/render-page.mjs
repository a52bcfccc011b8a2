import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * Builds the site's code once more, for Node, and renders pages with it.
 * @param {{ paths: readonly string[], mode: string, outDir: string }} options `outDir` holds the code while it runs; it
 *   lies inside the project, so that Node finds the packages
 * @returns {Promise<Record<string, string>>} for each path the markup that belongs into `#root`
 */
export async function renderPages({ paths, mode, outDir }) {
  const entry = { ssr: 'src/app/prerender.tsx', copyPublicDir: false, sourcemap: false };
  const input = 'src/app/prerender.tsx';
  await build({
    mode,
    logLevel: 'warn',
    build: { ...entry, outDir, emptyOutDir: true, rolldownOptions: { input } },
  });
  try {
    const { prerender } = await import(pathToFileURL(resolve(outDir, 'prerender.js')).href);
    const pages = {};
    for (const path of paths) pages[path] = await prerender(path);
    return pages;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
