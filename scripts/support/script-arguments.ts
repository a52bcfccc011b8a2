import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Node 20 cannot read TypeScript by itself. */
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * The arguments with which Node runs one of the scripts, from any folder.
 * @param file the script
 */
export const buildScriptArguments = (file: string, ...args: readonly string[]): string[] => [
  '--import',
  LOADER,
  file,
  ...args,
];
