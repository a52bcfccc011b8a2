import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * Builds the site's code once more, for Node, and renders a page with it.
 * @param {{ path: string, mode: string, outDir: string }} page `outDir` holds the code while it runs; it lies inside
 *   the project, so that Node finds the packages
 * @returns {Promise<string>} the markup that belongs into `#root`
 */
export async function renderPage({ path, mode, outDir }) {
  const entry = { ssr: 'src/app/prerender.tsx', copyPublicDir: false, sourcemap: false };
  await build({ mode, logLevel: 'warn', build: { ...entry, outDir, emptyOutDir: true } });
  try {
    const { prerender } = await import(pathToFileURL(resolve(outDir, 'prerender.js')).href);
    return await prerender(path);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
