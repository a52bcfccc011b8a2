import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How much a colour may differ, from 0 to 1; edges that are smoothed otherwise do not count at all. */
const COLOUR_TOLERANCE = 0.1;

/** The part of a picture that holds everything that differs, in pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type Comparison = {
  /** The file: state, width and colours. */
  readonly name: string;
} & (
  | { readonly state: 'same' | 'only before' | 'only after' }
  | { readonly state: 'different'; readonly pixels: number; readonly box: Box }
);

/** The same picture on a sheet of another size, with nothing where there was nothing. */
function placeOnSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/** The box around all pixels that are set. */
function findBox({ data, width, height }: PNG): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) continue;
    const pixel = (at - 3) / 4;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * Compares two pictures.
 * @param before a PNG
 * @param after a PNG, of any size
 * @returns how many pixels differ, where, and a PNG that shows them
 */
export function findDifference(before: Buffer, after: Buffer) {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const sheets = [
    placeOnSheet(one, width, height).data,
    placeOnSheet(other, width, height).data,
  ] as const;
  const compare = (picture: PNG, options: object) =>
    pixelmatch(...sheets, picture.data, width, height, { threshold: COLOUR_TOLERANCE, ...options });
  const [shown, mask] = [new PNG({ width, height }), new PNG({ width, height })];
  const pixels = compare(shown, {});
  compare(mask, { diffMask: true });
  return { pixels, box: findBox(mask), picture: PNG.sync.write(shown) };
}

const listPictures = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : [];

type Folders = {
  readonly before: string;
  readonly after: string;
  /** Where the pictures of differences go. */
  readonly differences: string;
};

function comparePicture(name: string, { before, after, differences }: Folders): Comparison {
  const [one, other] = [join(before, name), join(after, name)];
  if (!existsSync(one)) return { name, state: 'only after' };
  if (!existsSync(other)) return { name, state: 'only before' };
  const [was, is] = [readFileSync(one), readFileSync(other)];
  if (was.equals(is)) return { name, state: 'same' };
  const { pixels, box, picture } = findDifference(was, is);
  if (pixels === 0) return { name, state: 'same' };
  const file = join(differences, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
  return { name, state: 'different', pixels, box };
}

/** Compares all pictures of two folders by their names. */
export function comparePictures(folders: Folders): Comparison[] {
  const names = new Set([...listPictures(folders.before), ...listPictures(folders.after)]);
  return [...names].toSorted().map((name) => comparePicture(name, folders));
}
