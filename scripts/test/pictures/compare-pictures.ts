import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How much a colour may differ, from 0 to 1; edges that are smoothed otherwise do not count at all. */
const COLOUR_TOLERANCE = 0.1;

export type Comparison = {
  /** The file: state, width and colours. */
  readonly name: string;
  readonly state: 'same' | 'different' | 'only before' | 'only after';
  readonly pixels: number;
};

/** The same picture on a sheet of another size, with nothing where there was nothing. */
function onSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/**
 * Compares two pictures.
 * @param before a PNG
 * @param after a PNG, of any size
 * @returns how many pixels differ, and a PNG that shows them
 */
export function difference(before: Buffer, after: Buffer): { pixels: number; picture: Buffer } {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const picture = new PNG({ width, height });
  const sheets = [onSheet(one, width, height), onSheet(other, width, height)] as const;
  const pixels = pixelmatch(sheets[0].data, sheets[1].data, picture.data, width, height, {
    threshold: COLOUR_TOLERANCE,
  });
  return { pixels, picture: PNG.sync.write(picture) };
}

const picturesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : [];

type Folders = {
  readonly before: string;
  readonly after: string;
  /** Where the pictures of differences go. */
  readonly differences: string;
};

function comparePicture(name: string, { before, after, differences }: Folders): Comparison {
  const [one, other] = [join(before, name), join(after, name)];
  if (!existsSync(one)) return { name, state: 'only after', pixels: 0 };
  if (!existsSync(other)) return { name, state: 'only before', pixels: 0 };
  const [was, is] = [readFileSync(one), readFileSync(other)];
  if (was.equals(is)) return { name, state: 'same', pixels: 0 };
  const { pixels, picture } = difference(was, is);
  if (pixels === 0) return { name, state: 'same', pixels };
  const file = join(differences, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
  return { name, state: 'different', pixels };
}

/** Compares all pictures of two folders by their names. */
export function comparePictures(folders: Folders): Comparison[] {
  const names = new Set([...picturesIn(folders.before), ...picturesIn(folders.after)]);
  return [...names].toSorted().map((name) => comparePicture(name, folders));
}
