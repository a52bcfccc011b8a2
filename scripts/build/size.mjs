import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import { buildSite } from './build-steps.mjs';

/**
 * Holds a finished build to the budget of scripts/build/size-budget.ts.
 * @param {string} outDir the build's folder
 * @returns {Promise<number>} the exit code: 1 when a part is more than 3 % over, or there is no such build
 */
export async function checkSizes(outDir) {
  const { module } = await runnerImport('./scripts/build/size-budget.ts');
  try {
    const rows = module.sizeRows(module.readBuild(outDir));
    console.log(module.sizeTable(rows));
    return rows.some(module.isFarOver) ? 1 : 0;
  } catch (error) {
    console.error(`${outDir} cannot be weighed: ${error.message}`);
    return 1;
  }
}

/* Without the folder of a build it makes the production one. */
async function main([outDir]) {
  if (outDir) return checkSizes(outDir);
  const code = await buildSite({ mode: 'production', outDir: 'dist' });
  return code === 0 ? checkSizes('dist') : code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exit(await main(process.argv.slice(2)));
}
