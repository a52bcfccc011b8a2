import type { Reproduction } from './reproduction.ts';
import { readShown } from './reproduction-display.ts';

/** What to open: it sets everything up and leads to the site. */
export const OPENING_PATH = '/reproduce';

/** Where that page tells how it is shown. */
export const SHOWN_PATH = '/reproduce/shown';

type Size = { readonly width: number; readonly height: number };

/** What opens the page in a window of its own, of a size. */
export const buildWindowPath = ({ width, height }: Size): string =>
  `/reproduce/window?${width}x${height}`;

/** The size that an address asks for, or null where it is another address. */
export function parseSize(path: string): Size | null {
  const [, width, height] = /^\/reproduce\/window\?(\d+)x(\d+)$/.exec(path) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** Opens the first page in a window of a size, and closes its own. */
export const buildWindowPage = ({ width, height }: Size): string => `<!doctype html><html lang="en">
<title>Reproduction</title>
<script>
addEventListener('load', () => {
  open('${OPENING_PATH}', '', 'popup,left=0,top=0,width=${width},height=${height}');
  close();
});
</script>
</html>`;

/** The page that puts a tab into its state, tells how it is shown and goes on to the site; only the local stack serves it. */
export function buildOpeningPage({
  storage,
  path,
}: Pick<Reproduction, 'storage' | 'path'>): string {
  const data = JSON.stringify({ storage, path }).replaceAll('<', String.raw`\u003c`);
  /* The launcher names functions by a helper that the page does not have. */
  return `<!doctype html><html lang="en">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Reproduction</title>
<script>
const __name = (value) => value;
const readShown = ${readShown.toString()};
const { storage, path } = ${data};
navigator.sendBeacon('${SHOWN_PATH}', JSON.stringify(readShown()));
sessionStorage.clear();
for (const [key, value] of Object.entries(storage)) sessionStorage.setItem(key, value);
location.replace(path);
</script>
</html>`;
}
