import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  type ApplyToRoute,
  abort,
  answerBody,
  answerJson,
  answerPage,
  delay,
} from './route-faults.ts';

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

const answerHalf: (file: string) => ApplyToRoute = (file) => {
  const script = readFileSync(`${folder}/${file}`, 'utf8');
  return answerBody('text/javascript', script.slice(0, script.length / 2));
};

/** How a chunk does not load. Each fault gets the file of the chunk. */
const APPLY = {
  'is blocked': () => abort('blockedbyclient'),
  'answers 404': () => answerJson({}, 404),
  'is a page of HTML': () => answerPage,
  'is cut off': answerHalf,
  'comes 30 s late': () => delay(30_000),
} as const satisfies Record<string, (file: string) => ApplyToRoute>;

export type ChunkFault = keyof typeof APPLY;
export const CHUNK_FAULTS = Object.keys(APPLY) as ChunkFault[];

/**
 * Applies a fault to one chunk of the build.
 * @param name of the chunk, as the build's manifest has it
 * @returns a function that removes the fault
 * @throws Error when the build has no such chunk: the cell would show nothing
 */
export async function applyChunkFault(
  page: Page,
  name: string,
  fault: ChunkFault,
): Promise<() => Promise<void>> {
  const file = readChunks().get(name);
  if (file === undefined) throw new Error(`The build has no chunk called ${name}`);
  const address = `**/${file}`;
  const apply = APPLY[fault](file);
  /* A page that is gone by then needs no answer. */
  await page.route(address, (route) => apply(route).catch(() => {}));
  return () => page.unroute(address);
}
