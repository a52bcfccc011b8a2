import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('in-page/start.ts', import.meta.url));

/**
 * Builds the part that runs in the pages, as one classic script.
 * @returns its text, for WebDriver's Execute Script
 */
export async function bundleInPage(): Promise<string> {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['iife'], name: 'inPageBundle' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const made of outputs)
    if ('output' in made)
      for (const file of made.output) if (file.type === 'chunk') return file.code;
  throw new Error('The part for the pages was not built.');
}
