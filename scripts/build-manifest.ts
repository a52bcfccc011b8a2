import type { Manifest } from 'vite';

/**
 * The scripts that come with a module of the site: its own, and all that it imports statically.
 * @param manifest as Vite writes it
 * @param entry the module's path in the project
 * @returns paths below the build's folder
 * @throws Error when the build has no script of its own for the module
 */
export function scriptsOf(manifest: Manifest, entry: string): string[] {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no script for ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(entry);
  return [...files];
}
