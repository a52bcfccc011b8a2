import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import court from './court.svg?raw';
import logo from './logo.svg?raw';
import styles from './pages.css?raw';

const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

const FILES: Record<string, { type: string; body: () => string | Uint8Array<ArrayBuffer> }> = {
  'pages.css': { type: 'text/css; charset=utf-8', body: () => styles },
  'court.svg': { type: 'image/svg+xml', body: () => court },
  'logo.svg': { type: 'image/svg+xml', body: () => logo },
  'headings.woff2': { type: 'font/woff2', body: () => new Uint8Array(readFileSync(font)) },
};

/** What the platform's pages are drawn with. */
export const assets = new Hono().get('/:file', (c) => {
  const file = FILES[c.req.param('file')];
  if (!file) return c.notFound();
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': 'public, max-age=600',
    'X-Content-Type-Options': 'nosniff',
  };
  return c.body(file.body(), 200, headers);
});
