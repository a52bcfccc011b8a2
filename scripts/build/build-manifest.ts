import type { Manifest } from 'vite';

/** The key of a chunk in the manifest. @throws Error when there is no such chunk */
function findKey(manifest: Manifest, name: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  if (found === undefined) throw new Error(`The build has no chunk called ${name}`);
  return found;
}

type Walk = { readonly manifest: Manifest; readonly from: string; readonly isLateToo: boolean };

function walk({ manifest, from, isLateToo }: Walk, closed: ReadonlySet<string>): string[] {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file) || closed.has(chunk.name ?? '')) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
    if (isLateToo) chunk.dynamicImports?.forEach(visit);
  };
  visit(findKey(manifest, from));
  return [...files];
}

/**
 * The scripts that come with one chunk of the build: its own, and all that it imports statically.
 * @param manifest as Vite writes it
 * @param name the chunk's name, without its hash
 * @returns paths below the build's folder
 * @throws Error when there is no such chunk
 */
export const listScripts = (manifest: Manifest, name: string): string[] =>
  walk({ manifest, from: name, isLateToo: false }, new Set());

/**
 * The scripts that one chunk of the build can ever bring: also what is loaded late, from whatever it brings.
 * @param manifest as Vite writes it
 * @param name the chunk's name, without its hash
 * @param closed the names of chunks that stay out, with what only they bring
 * @returns paths below the build's folder
 * @throws Error when there is no such chunk
 */
export const listReachableScripts = (
  manifest: Manifest,
  name: string,
  closed: ReadonlySet<string> = new Set(),
): string[] => walk({ manifest, from: name, isLateToo: true }, closed);
