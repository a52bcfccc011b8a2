/** What the layout of a line depends on, each as a share of the font's size. */
export type FontMetrics = {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The mean advance of a letter of English, weighted by how often it occurs. */
  readonly averageWidth: number;
};

/** English from the most frequent character to the rarest; what is rarer still is left out. */
const BY_FREQUENCY = ' etaoinshrdlcumwfgypbvk';

/** How often each of them occurs in a thousand characters of text. */
const OCCURRENCES = [
  182, 104, 74, 67, 61, 57, 57, 52, 50, 49, 35, 33, 23, 23, 20, 19, 18, 16, 16, 16, 12, 8, 6,
] as const;

type Tables = (tag: string) => DataView;

/** The tables of a font file by tag (OpenType 1.9, "Organization of an OpenType font"). */
function readTables(file: Buffer): Tables {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const records = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  return (tag) => {
    const record = records.find((at) => file.toString('latin1', at, at + 4) === tag);
    if (record === undefined) throw new Error(`the font has no table ${tag}`);
    const [offset, length] = [view.getUint32(record + 8), view.getUint32(record + 12)];
    return new DataView(file.buffer, file.byteOffset + offset, length);
  };
}

/** The number of a character's glyph in a `cmap` of format 4, which every font of Latin letters has. */
function createGlyphFinder(cmap: DataView): (code: number) => number {
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, index) =>
    cmap.getUint32(8 + index * 8),
  );
  const start = offsets.find((offset) => cmap.getUint16(offset) === 4);
  if (start === undefined) throw new Error('the font has no cmap of format 4');
  const doubled = cmap.getUint16(start + 6);
  const ends = start + 14;
  const [starts, deltas, ranges] = [1, 2, 3].map((part) => ends + 2 + part * doubled) as [
    number,
    number,
    number,
  ];
  return (code) => {
    for (let at = 0; at < doubled; at += 2) {
      if (code > cmap.getUint16(ends + at)) continue;
      const first = cmap.getUint16(starts + at);
      if (code < first) return 0;
      const delta = cmap.getUint16(deltas + at);
      const range = cmap.getUint16(ranges + at);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = cmap.getUint16(ranges + at + range + (code - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** The advance of a character in the font's own units (tables `cmap`, `hhea`, `hmtx`). */
function createAdvanceReader(tables: Tables): (character: string) => number {
  const findGlyph = createGlyphFinder(tables('cmap'));
  const longMetrics = tables('hhea').getUint16(34);
  const hmtx = tables('hmtx');
  return (character) => {
    const glyph = findGlyph(character.codePointAt(0) ?? 0);
    if (glyph === 0) throw new Error(`the font has no glyph for "${character}"`);
    return hmtx.getUint16(Math.min(glyph, longMetrics - 1) * 4);
  };
}

/**
 * Measures a font.
 * @param file a TrueType or OpenType font, not compressed, of one weight
 * @throws Error when a table or a letter is missing
 */
export function readFontMetrics(file: Buffer): FontMetrics {
  const tables = readTables(file);
  const unitsPerEm = tables('head').getUint16(18);
  const [ascent, descent, lineGap] = [4, 6, 8].map(
    (at) => tables('hhea').getInt16(at) / unitsPerEm,
  ) as [number, number, number];
  const advance = createAdvanceReader(tables);
  const total = OCCURRENCES.reduce<number>((sum, often) => sum + often, 0);
  const width = OCCURRENCES.reduce<number>(
    (sum, often, index) => sum + advance(BY_FREQUENCY.charAt(index)) * often,
    0,
  );
  return { ascent, descent: -descent, lineGap, averageWidth: width / total / unitsPerEm };
}
