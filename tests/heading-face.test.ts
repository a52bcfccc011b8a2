import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HEADING_CHARACTERS, HEADING_FACE, headingFace } from '#scripts/heading-face.ts';

/** The characters of a `unicode-range` (CSS Fonts Level 4, 4.5). */
function charactersOf(range: string): string[] {
  return range.split(/,\s*/).flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
}

const css = readFileSync('src/index.css', 'utf8');

it('the heading face is what its script makes of the package (else run the script)', async () => {
  expect(readFileSync(HEADING_FACE).equals(await headingFace())).toBe(true);
});

it('the stylesheet asks the heading face for the characters that it has, and for no other', () => {
  const [, range = ''] = /unicode-range: ([^;]+);/.exec(css) ?? [];
  expect(charactersOf(range).toSorted()).toEqual(Array.from(HEADING_CHARACTERS).toSorted());
});

it('no page waits for the heading face: browsers hold the first paint for a font that is preloaded', () => {
  expect(readFileSync('index.html', 'utf8')).not.toContain('as="font"');
  expect(css).toContain('font-display: optional;');
});
