import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Calls after which a module is not what the next test file expects. */
const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/;

/**
 * Finds the test files that replace modules or load them again. They cannot share a worker with other files.
 * @param folder it and the folders in it are searched
 * @returns paths from the folder in which the command runs
 */
export function findTestsThatReplaceModules(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => REPLACES_MODULES.test(readFileSync(file, 'utf8')));
}
