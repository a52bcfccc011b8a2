import { parseArgs } from 'node:util';
import { buildSite } from '#scripts/build/build-steps.ts';
import { loadCosts } from './load-costs.ts';
import { loadPlatform, loadSite } from './load-runs.ts';

/**
 * Puts the site and the platform under a bounded load on this machine; docs/load.md says what came of it. With `--costs`
 * it measures what a sign-up costs the platform instead, with the given numbers of sign-ups at once: `--costs 1,10,200`.
 */
const { values } = parseArgs({ options: { costs: { type: 'string' } } });

async function loadBoth(): Promise<boolean> {
  if ((await buildSite({ mode: 'production', outDir: 'dist' })) !== 0) return false;
  const good = [await loadSite('dist'), await loadPlatform()];
  return good.every(Boolean);
}

const isGood = await (values.costs ? loadCosts(values.costs.split(',').map(Number)) : loadBoth());
process.exit(isGood ? 0 : 1);
