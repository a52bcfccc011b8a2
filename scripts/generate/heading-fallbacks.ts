import { readFileSync } from 'node:fs';
import type { FontMetrics } from './font-metrics.ts';
import { readFontMetrics } from './font-metrics.ts';

/** The stylesheet that the script writes; index.html inlines it. */
export const HEADING_FACES = 'src/ui/heading-faces.css';

/** Fonts of one width that systems bring, and where Debian keeps one of them. */
type Fallback = {
  readonly name: string;
  /** Full and PostScript names, which is what `local()` looks for (CSS Fonts Level 4, 4.3). */
  readonly locals: readonly string[];
  /** Fonts of the same advance widths; all are measured, so that a difference is found. */
  readonly files: readonly string[];
};

const FOLDER = '/usr/share/fonts';

/** The bold faces that stand in for the heading face; the first that a machine has is taken. */
export const FALLBACKS: readonly Fallback[] = [
  {
    /* Apple, Windows, many a Linux: all have the widths of Helvetica. */
    name: 'Heading as Arial',
    locals: [
      'Arial Bold',
      'Arial-BoldMT',
      'Helvetica Bold',
      'Helvetica-Bold',
      'Liberation Sans Bold',
      'LiberationSans-Bold',
      'Nimbus Sans Bold',
      'NimbusSans-Bold',
    ],
    files: [
      'truetype/liberation/LiberationSans-Bold.ttf',
      'opentype/urw-base35/NimbusSans-Bold.otf',
    ],
  },
  {
    /* Android. */
    name: 'Heading as Roboto',
    locals: ['Roboto Bold', 'Roboto-Bold'],
    files: ['truetype/roboto/unhinted/RobotoTTF/Roboto-Bold.ttf'],
  },
  {
    /* A Linux with nothing else. */
    name: 'Heading as DejaVu',
    locals: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    files: ['truetype/dejavu/DejaVuSans-Bold.ttf'],
  },
];

const formatPercent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** How much a fallback has to grow so that its letters take the room of the heading face's. */
function computeSizeAdjust(heading: FontMetrics, { name, files }: Fallback): number {
  const ratios = files.map(
    (file) =>
      heading.averageWidth / readFontMetrics(readFileSync(`${FOLDER}/${file}`)).averageWidth,
  );
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  if (most - least > 0.001) throw new Error(`${name}: the fonts differ in width`);
  return ratios[0] ?? 1;
}

function formatFallbackRule(heading: FontMetrics, fallback: Fallback): string {
  const grown = computeSizeAdjust(heading, fallback);
  return `/* ${fallback.files.map((file) => file.replace(/^.*\//, '')).join(', ')} */
@font-face {
  font-family: '${fallback.name}';
  src:
    ${fallback.locals.map((local) => `local('${local}')`).join(',\n    ')};
  font-weight: 700 800;
  size-adjust: ${formatPercent(grown)};
  ascent-override: ${formatPercent(heading.ascent / grown)};
  descent-override: ${formatPercent(heading.descent / grown)};
  line-gap-override: ${formatPercent(heading.lineGap / grown)};
}
`;
}

const formatHex = (code: number) => code.toString(16).toUpperCase();

/** The characters as a `unicode-range` (CSS Fonts Level 4, 4.5). */
function formatUnicodeRange(characters: string): string {
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0).toSorted(
    (a, b) => a - b,
  );
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([first, last]) => `U+${formatHex(first)}${last === first ? '' : `-${formatHex(last)}`}`)
    .join(', ');
}

/**
 * Writes the one declaration of the heading face and of what stands in for it, with the metrics of each fallback made
 * those of the face: the text takes the same room in either.
 * @param face the heading face, not compressed
 * @param characters those that it has
 * @throws Error when a font that is to be measured is not installed, or fonts of one name differ in width
 */
export function buildHeadingFacesCss(face: Buffer, characters: string): string {
  const heading = readFontMetrics(face);
  return `/* Written by scripts/generate/make-heading-face.ts. Inlined into each page, and nowhere else: a second declaration would
   load the face anew, and text that was painted with a fallback would change under the visitor's finger. */
@font-face {
  font-family: 'Bricolage Grotesque';
  src: url('./heading-face.woff2') format('woff2');
  font-weight: 700 800;
  font-display: optional;
  unicode-range: ${formatUnicodeRange(characters)};
}

${FALLBACKS.map((fallback) => formatFallbackRule(heading, fallback)).join('\n')}`;
}
