import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { readEnvironment } from '#src/config/read-environment.ts';
import { buildScriptArguments } from '#scripts/support/script-arguments.ts';
import { checkRules } from '#scripts/test/site-rules/rule.ts';
import { siteRules } from '#scripts/test/site-rules/rules.ts';
import { createSite } from '#scripts/test/site-rules/site.ts';
import { isGood, formatVerdictsAsJson, formatVerdicts } from './verdict-table.ts';

const USAGE = 'npm run verify -- --url https://… [--env production] [--build dist] [--json]';
const OUT_DIR = 'dist-verify';

/** The exit codes, for whoever runs this by the clock. */
export const ALL_HELD = 0;
export const ONE_BROKEN = 1;
export const NOT_TRIED = 2;

const readArgs = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      url: { type: 'string', default: '' },
      env: { type: 'string', default: 'production' },
      build: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  }).values;

type Args = ReturnType<typeof readArgs>;

/** @throws Error that says how the command is used */
function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw new Error(USAGE);
  return url.origin;
}

/**
 * The build that the site must show: the one that is named, or one of this checkout.
 * @throws Error when there is none
 */
function findBuild({ build, json }: Args, mode: string): string {
  if (build !== undefined) {
    if (existsSync(join(build, 'version.json'))) return build;
    throw new Error(`${build} is no build`);
  }
  if (!json) console.log(`Building what ${mode} must show …\n`);
  const args = buildScriptArguments('scripts/build/build.ts', '--mode', mode, '--outDir', OUT_DIR);
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`This checkout cannot be built:\n${stderr}`);
  return OUT_DIR;
}

async function tryToVerify(args: Args): Promise<number> {
  const url = parseOrigin(args.url);
  const mode = args.env === 'local' ? 'development' : args.env;
  const settings = readEnvironment(loadEnv(mode, process.cwd()));
  const site = createSite({ url, settings, build: findBuild(args, mode) });
  await site.get('/version.json').catch((error: Error) => {
    throw new Error(`${url} cannot be reached: ${error.message}`, { cause: error });
  });
  const verdicts = await checkRules(siteRules, site);
  const table = `${url} (${args.env})\n\n${formatVerdicts(verdicts)}`;
  console.log(args.json ? formatVerdictsAsJson(url, verdicts) : table);
  return isGood(verdicts) ? ALL_HELD : ONE_BROKEN;
}

/**
 * Holds a deployed site to what this checkout promises. Makes nothing there.
 * @param args of the command line
 * @returns the exit code
 */
export async function verify(args: readonly string[]): Promise<number> {
  try {
    return await tryToVerify(readArgs(args));
  } catch (error) {
    console.error((error as Error).message);
    return NOT_TRIED;
  }
}
