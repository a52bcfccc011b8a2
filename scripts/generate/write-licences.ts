import { copyFileSync } from 'node:fs';
import { buildSite } from '#scripts/build/build-steps.ts';

/* A build writes what ships in it; this keeps that of production where a reader of the code looks for it. */
const code = await buildSite({ mode: 'production', outDir: 'dist' });
if (code === 0) copyFileSync('dist/licences.txt', 'THIRD-PARTY-LICENCES.txt');
process.exit(code);
