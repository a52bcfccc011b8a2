import { buildSite } from '#scripts/build/build-steps.ts';
import { loadPlatform, loadSite } from './load-runs.ts';

/* Puts the site and the platform under a bounded load on this machine; docs/load.md says what came of it. */
if ((await buildSite({ mode: 'production', outDir: 'dist' })) !== 0) process.exit(1);
const good = [await loadSite('dist'), await loadPlatform()];
process.exit(good.every(Boolean) ? 0 : 1);
