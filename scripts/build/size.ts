import { pathToFileURL } from 'node:url';
import { buildSite } from './build-steps.ts';
import { isFarOver, readBuild, measureSizes, formatSizes } from './size-budget.ts';

/**
 * Holds a finished build to the budget of scripts/build/size-budget.ts.
 * @param outDir the build's folder
 * @returns the exit code: 1 when a part is more than 3 % over, or there is no such build
 */
export function checkSizes(outDir: string): number {
  try {
    const rows = measureSizes(readBuild(outDir));
    console.log(formatSizes(rows));
    return rows.some(isFarOver) ? 1 : 0;
  } catch (error) {
    console.error(`${outDir} cannot be weighed: ${(error as Error).message}`);
    return 1;
  }
}

/* Without the folder of a build it makes the production one. */
async function main([outDir]: readonly string[]): Promise<number> {
  if (outDir) return checkSizes(outDir);
  const code = await buildSite({ mode: 'production', outDir: 'dist' });
  return code === 0 ? checkSizes('dist') : code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exit(await main(process.argv.slice(2)));
}
