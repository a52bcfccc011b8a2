/**
 * Writes the heading face of the site, and the stylesheet that declares it with its fallbacks.
 * Run it after a change of scripts/generate/heading-face.ts or scripts/generate/heading-fallbacks.ts, or of the package:
 * `npm run heading-face`. It measures fonts of Debian (e2e/font-sets.ts names the packages).
 */
import { writeFileSync } from 'node:fs';
import { HEADING_CHARACTERS, HEADING_FACE, makeHeadingFace } from './heading-face.ts';
import { HEADING_FACES, buildHeadingFacesCss } from './heading-fallbacks.ts';

const face = await makeHeadingFace();
writeFileSync(HEADING_FACE, face);
console.log(`Wrote ${HEADING_FACE}, ${face.length} bytes`);
const measured = await makeHeadingFace('sfnt');
writeFileSync(HEADING_FACES, buildHeadingFacesCss(measured, HEADING_CHARACTERS));
console.log(`Wrote ${HEADING_FACES}`);
