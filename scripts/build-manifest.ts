import type { Manifest } from 'vite';

/**
 * The scripts that come with one chunk of the build: its own, and all that it imports statically.
 * @param manifest as Vite writes it
 * @param name the chunk's name, without its hash
 * @returns paths below the build's folder
 * @throws Error when there is no such chunk
 */
export function scriptsOf(manifest: Manifest, name: string): string[] {
  const start = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  if (start === undefined) throw new Error(`The build has no chunk called ${name}`);
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(start);
  return [...files];
}
