import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';

/** How a chunk does not come. */
export const CHUNK_FAULTS = [
  'is blocked',
  'answers 404',
  'is a page of HTML',
  'is cut off',
  'comes 30 s late',
] as const;
export type ChunkFault = (typeof CHUNK_FAULTS)[number];

const LATE_MS = 30_000;

const folder = process.env['E2E_SITE_FOLDER'] ?? 'dist-test';

/** The scripts of the build by the name of their chunk. */
export function readChunks(): ReadonlyMap<string, string> {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<
    string,
    { file: string; name?: string }
  >;
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  return new Map(scripts.map(({ name = '', file }) => [name, file]));
}

async function answer(route: Route, fault: ChunkFault, file: string): Promise<void> {
  if (fault === 'is blocked') return route.abort('blockedbyclient');
  if (fault === 'answers 404') return route.fulfill({ status: 404, body: '' });
  if (fault === 'is a page of HTML')
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Sign in</title>',
    });
  if (fault === 'is cut off') {
    const script = readFileSync(`${folder}/${file}`, 'utf8');
    return route.fulfill({
      contentType: 'text/javascript',
      body: script.slice(0, script.length / 2),
    });
  }
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  return route.continue();
}

/**
 * Keeps one chunk of the build from coming as it should.
 * @param name of the chunk, as the build's manifest has it
 * @returns lets it come from now on
 * @throws Error when the build has no such chunk: the cell would show nothing
 */
export async function refuseChunk(
  page: Page,
  name: string,
  fault: ChunkFault,
): Promise<() => Promise<void>> {
  const file = readChunks().get(name);
  if (file === undefined) throw new Error(`The build has no chunk called ${name}`);
  const address = `**/${file}`;
  /* A page that is gone by then has nobody to answer. */
  await page.route(address, (route) => answer(route, fault, file).catch(() => {}));
  return () => page.unroute(address);
}
