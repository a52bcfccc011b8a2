import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

type Pages = Record<string, string>;
type Prerenderer = { prerender: (path: string) => Promise<string> };
type Rendering = { paths: readonly string[]; mode: string; outDir: string };

/**
 * Builds the site's code once more, for Node, and renders pages with it.
 * @param options `outDir` holds the code while it runs; it lies inside the project, so that Node finds the packages
 * @returns for each path the markup that belongs into `#root`
 */
export async function renderPages({ paths, mode, outDir }: Rendering): Promise<Pages> {
  const entry = { ssr: 'src/app/prerender.tsx', copyPublicDir: false, sourcemap: false };
  const input = 'src/app/prerender.tsx';
  await build({
    mode,
    logLevel: 'warn',
    build: { ...entry, outDir, emptyOutDir: true, rolldownOptions: { input } },
  });
  try {
    const file = pathToFileURL(resolve(outDir, 'prerender.js')).href;
    const { prerender } = (await import(file)) as Prerenderer;
    const pages: Pages = {};
    for (const path of paths) pages[path] = await prerender(path);
    return pages;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
