import { run } from '#scripts/support/processes.ts';
import { buildScriptArguments } from '#scripts/support/script-arguments.ts';

interface SiteBuild {
  readonly mode: string;
  readonly outDir: string;
  /** They go before those of the mode's .env file. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Builds the site for one environment.
 * @returns the exit code
 */
export const buildSite = ({ mode, outDir, settings = {} }: SiteBuild): Promise<number> =>
  run(
    process.execPath,
    buildScriptArguments('scripts/build/build.ts', '--mode', mode, '--outDir', outDir),
    { env: settings },
  );

/**
 * Builds the sandbox platform into .sandbox/.
 * @returns the exit code
 */
export const buildSandbox = (): Promise<number> =>
  run(process.execPath, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'warn',
    '--config',
    'vite.sandbox.config.ts',
  ]);
