/**
 * Writes the heading face of the site.
 * Run it after a change of scripts/heading-face.ts or of the package: `node scripts/make-heading-face.mjs`.
 */
import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/heading-face.ts');
const face = await module.headingFace();
writeFileSync(module.HEADING_FACE, face);
console.log(`Wrote ${module.HEADING_FACE}, ${face.length} bytes`);
