/**
 * Writes the heading face of the site, and the stylesheet that declares it with its fallbacks.
 * Run it after a change of scripts/generate/heading-face.ts or scripts/generate/heading-fallbacks.ts, or of the package:
 * `node scripts/generate/make-heading-face.mjs`. It measures fonts of Debian (e2e/font-sets.ts names the packages).
 */
import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module: heading } = await runnerImport('./scripts/generate/heading-face.ts');
const { module: fallbacks } = await runnerImport('./scripts/generate/heading-fallbacks.ts');
const face = await heading.headingFace();
writeFileSync(heading.HEADING_FACE, face);
console.log(`Wrote ${heading.HEADING_FACE}, ${face.length} bytes`);
const measured = await heading.headingFace('sfnt');
writeFileSync(
  fallbacks.HEADING_FACES,
  fallbacks.headingFacesCss(measured, heading.HEADING_CHARACTERS),
);
console.log(`Wrote ${fallbacks.HEADING_FACES}`);
