import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What leaves a module other than the next test file expects it. */
const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/;

/**
 * The test files that replace modules, or load them anew: they cannot share a worker with other files.
 * @param folder where they are looked for, at any depth
 * @returns paths from the folder in which the command runs
 */
export function testsThatReplaceModules(folder: string): string[] {
  /* A container builds the site without its tests. */
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => REPLACES_MODULES.test(readFileSync(file, 'utf8')));
}
