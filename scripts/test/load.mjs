import { runnerImport } from 'vite';
import { buildSite } from '#scripts/build/build-steps.mjs';

/* Puts the site and the platform under a bounded load on this machine; docs/load.md says what came of it. */
if ((await buildSite({ mode: 'production', outDir: 'dist', settings: {} })) !== 0) process.exit(1);
const { module: load } = await runnerImport('./scripts/test/load.ts');
const good = [await load.loadSite('dist'), await load.loadPlatform()];
process.exit(good.every(Boolean) ? 0 : 1);
