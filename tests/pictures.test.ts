import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it } from 'vitest';
import { resolveCommit } from '#scripts/test/pictures/commit-build.ts';
import { comparePictures, findDifference } from '#scripts/test/pictures/compare-pictures.ts';
import { renderComparisonPage, formatSummary } from '#scripts/test/pictures/comparison-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A white picture with a black square. */
function picture(width: number, height: number, square: number): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let y = 0; y < square; y += 1)
    for (let x = 0; x < square; x += 1)
      png.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

const put = (path: string, name: string, square: number) =>
  writeFileSync(join(path, name), picture(20, 20, square));

describe('two pictures', () => {
  it('differ in the changed pixels', () => {
    expect(findDifference(picture(20, 20, 0), picture(20, 20, 0)).pixels).toBe(0);
    const { pixels, box, picture: shown } = findDifference(picture(20, 20, 4), picture(20, 20, 8));
    expect(pixels).toBeGreaterThan(40);
    expect(box).toMatchObject({ width: 8, height: 8 });
    expect(PNG.sync.read(shown)).toMatchObject({ width: 20, height: 20 });
  });

  it('differ in the area that only one has', () => {
    const { pixels, picture: shown } = findDifference(picture(20, 20, 0), picture(20, 30, 0));
    expect(pixels).toBeGreaterThan(0);
    expect(PNG.sync.read(shown)).toMatchObject({ width: 20, height: 30 });
  });
});

describe('the pictures of two commits', () => {
  it('are compared by name, and one page shows the differences side by side', () => {
    const [before, after, differences] = ['before', 'after', 'differences'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    for (const path of [before, after]) mkdirSync(path);
    for (const path of [before, after]) put(path, 'same.png', 4);
    put(before, 'moved.png', 4);
    put(after, 'moved.png', 9);
    put(before, 'gone.png', 1);
    put(after, 'new.png', 1);
    const comparisons = comparePictures({ before, after, differences });
    expect(comparisons.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'gone.png only before',
      'moved.png different',
      'new.png only after',
      'same.png same',
    ]);
    expect(formatSummary(comparisons)).toBe(
      '4 pictures: 1 differ, 1 are the same, 1 only before, 1 only after',
    );
    const places = { before: 'b', after: 'a', differences: 'd' };
    const html = renderComparisonPage(
      { before: 'abc1234 ui: <b> once', after: 'def5678' },
      comparisons,
      places,
    );
    for (const file of ['b/moved.png', 'a/moved.png', 'd/moved.png', 'b/gone.png', 'a/new.png'])
      expect(html).toContain(`src="${file}"`);
    expect(html).toContain('abc1234 ui: &lt;b> once');
    expect(html).not.toContain('same.png');
  });

  it('need existing commits', () => {
    expect(() => resolveCommit('no-such-commit')).toThrow('There is no commit "no-such-commit".');
  });
});
