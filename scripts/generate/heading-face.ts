import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const SOURCE =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

export const HEADING_FACE = 'src/ui/heading-face.woff2';

/** What `unicode-range` names: all else, in the name of an organisation, comes from the next face. */
export const HEADING_CHARACTERS =
  " &',-.?’0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The weight of the largest heading (`typeScale` in tailwind.config.ts); the others are near it. */
const WEIGHT = 750;

/**
 * Cuts the heading face down to what headings need: one weight, and the characters of English.
 * @param targetFormat `woff2` is what the site serves, `sfnt` what can be measured
 */
export const makeHeadingFace = (targetFormat: 'woff2' | 'sfnt' = 'woff2'): Promise<Buffer> =>
  subsetFont(readFileSync(SOURCE), HEADING_CHARACTERS, {
    targetFormat,
    variationAxes: { wght: WEIGHT },
    /* No ligatures and alternates: their glyphs weigh more than they show. */
    noLayoutClosure: true,
  });
