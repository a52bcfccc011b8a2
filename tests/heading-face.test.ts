import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import requireFonts from '#e2e/font-sets.ts';
import {
  HEADING_CHARACTERS,
  HEADING_FACE,
  makeHeadingFace,
} from '#scripts/generate/heading-face.ts';
import {
  FALLBACKS,
  HEADING_FACES,
  buildHeadingFacesCss,
} from '#scripts/generate/heading-fallbacks.ts';
import tailwind from '#tailwind.config.ts';

const css = readFileSync(HEADING_FACES, 'utf8');

it('the heading face equals the output of its script (else run the script)', async () => {
  expect(readFileSync(HEADING_FACE).equals(await makeHeadingFace())).toBe(true);
});

it('the fallbacks have the metrics that the script finds in the fonts (else run the script)', async () => {
  requireFonts();
  expect(css).toBe(buildHeadingFacesCss(await makeHeadingFace('sfnt'), HEADING_CHARACTERS));
});

it('headings list every fallback after the heading face', () => {
  const names = tailwind.theme.fontFamily.heading.map((family) => family.replaceAll('"', ''));
  const [, ...declared] = Array.from(css.matchAll(/font-family: '([^']+)'/g), ([, name]) => name);
  expect(declared).toEqual(FALLBACKS.map(({ name }) => name));
  expect(names.slice(1, declared.length + 1)).toEqual(declared);
});

it('only the page declares a face, because a stylesheet would load it twice', () => {
  expect(readFileSync('index.html', 'utf8')).toContain(`@import './${HEADING_FACES}'`);
  const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `src/${file}`);
  const declaring = stylesheets.filter((file) => /@font-face/.test(readFileSync(file, 'utf8')));
  expect(declaring).toEqual([HEADING_FACES]);
});

it('no page preloads the heading face, because browsers delay the first paint for a preloaded font', () => {
  expect(readFileSync('index.html', 'utf8')).not.toContain('as="font"');
  expect(css).toContain('font-display: optional;');
});
