import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { listReachableScripts, listScripts } from './build-manifest.ts';

const ENTRY = 'start';
const BYTES_IN_KB = 1000;

/** What a part of the build weighs and may weigh, in kB (1,000 bytes) as it goes over the line. */
export type SizeRow = { readonly part: string; readonly size: number; readonly budget: number };

/** What only a visitor's doing brings to Welcome: another page, a dialog, a menu, the visit of a field. */
export const ON_DEMAND: ReadonlySet<string> = new Set([
  'country-search',
  'examples.mobile.json',
  'check-organisation',
  'error-summary',
  'form-errors',
  'early-callback',
  'keep-initial-data',
  'info-route',
  'callback-page',
  'error-page',
  'not-found-page',
  'workbench-page',
  'feedback-layer',
  'existing-org-dialog',
  'user-menu',
]);

/** The workbench is in no production build. */
const NOT_SHIPPED = 'workbench-page';

type LatePart = {
  readonly part: string;
  readonly chunks: readonly string[];
  readonly budget: number;
};

/** What comes when the browser is idle, each with all that it adds to the start. */
const IDLE_PARTS: readonly LatePart[] = [
  { part: 'Phone numbers', chunks: ['phone'], budget: 51 },
  /* With the contracts, which the API brings anyway: what waits in a storage is parsed. */
  { part: 'Error reporting', chunks: ['reporting-client'], budget: 38 },
  { part: 'API, sign-in and rules', chunks: ['api', 'welcome-schema'], budget: 41 },
];

/** What comes on demand, each with all that it adds to Welcome. */
const DEMANDED_PARTS: readonly LatePart[] = [
  { part: 'Search of a country', chunks: ['country-search'], budget: 10 },
  { part: 'Sign-in callback', chunks: ['early-callback', 'callback-page'], budget: 2 },
  { part: 'Wizard', chunks: ['info-route', 'wizard-schema'], budget: 14 },
  { part: 'Existing organisation', chunks: ['existing-org-dialog', 'create-conflict'], budget: 18 },
  { part: 'Report a problem', chunks: ['feedback-layer'], budget: 20 },
  { part: 'Account menu', chunks: ['user-menu'], budget: 31 },
  { part: 'Error page', chunks: ['error-page', 'not-found-page'], budget: 4 },
];

/** All other scripts together: none grows unseen. */
const REST = { part: 'All other scripts', budget: 10 };

/** A finished build: Vite's manifest, and how many bytes one of its files has on the line. */
type Build = { readonly manifest: Manifest; readonly measureBytes: (file: string) => number };

/** @param outDir the folder of a finished build, with the compressed copies that `finishBuild` has made */
export function readBuild(outDir: string): Build {
  const resolvePath = (file: string) => join(outDir, file);
  const findCompressed = (file: string) =>
    existsSync(resolvePath(`${file}.br`)) ? `${file}.br` : file;
  return {
    manifest: JSON.parse(readFileSync(resolvePath('.vite/manifest.json'), 'utf8')) as Manifest,
    measureBytes: (file) => statSync(resolvePath(findCompressed(file))).size,
  };
}

/** @returns one row for each part of the budget (docs/performance.md) */
export function measureSizes({ manifest, measureBytes }: Build): SizeRow[] {
  const measureKB = (files: Iterable<string>) =>
    [...new Set(files)].reduce((sum, file) => sum + measureBytes(file), 0) / BYTES_IN_KB;
  const assets = Object.values(manifest);
  const styles = assets.flatMap(({ css = [] }) => css);
  const fonts = assets.map(({ file }) => file).filter((file) => file.endsWith('.woff2'));

  const start = listScripts(manifest, ENTRY);
  const welcome = listReachableScripts(manifest, ENTRY, ON_DEMAND);
  const listLateFiles = (parts: readonly LatePart[], there: readonly string[]) =>
    parts.map(({ part, chunks, budget }) => {
      const files = chunks.flatMap((name) => listScripts(manifest, name));
      return { part, budget, files: files.filter((file) => !there.includes(file)) };
    });
  const parts = [...listLateFiles(IDLE_PARTS, start), ...listLateFiles(DEMANDED_PARTS, welcome)];
  const known = new Set([...start, ...parts.flatMap(({ files }) => files)]);
  const rest = listReachableScripts(manifest, ENTRY, new Set([NOT_SHIPPED]));

  return [
    { part: 'HTML of /welcome', size: measureKB(['welcome.html']), budget: 9 },
    { part: 'Script before usable', size: measureKB([...start, 'watchdog.js']), budget: 115 },
    { part: 'Script on Welcome in all', size: measureKB([...welcome, 'watchdog.js']), budget: 235 },
    { part: 'Whole stylesheet', size: measureKB(styles), budget: 8 },
    { part: 'Heading face', size: measureKB(fonts), budget: 8 },
    ...parts.map(({ part, budget, files }) => ({ part, size: measureKB(files), budget })),
    { ...REST, size: measureKB(rest.filter((file) => !known.has(file))) },
  ];
}

/** How far over its budget a part may be before the check fails: a patch release of a library must not fail it. */
const TOLERANCE = 0.03;

/** Is a part heavier than its budget? The table warns. */
export const isOver = ({ size, budget }: SizeRow): boolean => size > budget;

/** Is a part so much heavier than its budget that the check fails? */
export const isFarOver = ({ size, budget }: SizeRow): boolean => size > budget * (1 + TOLERANCE);

const padCell = (text: string) => text.padStart(10);

/** @returns the rows as a table for a terminal; each part that is over its budget says so */
export function formatSizes(rows: readonly SizeRow[]): string {
  const width = Math.max(...rows.map(({ part }) => part.length));
  const lines = rows.map((row) => {
    const { part, size, budget } = row;
    const word = isFarOver(row) ? 'OVER' : 'warning: over';
    const verdict = isOver(row) ? `  ${word} by ${(size - budget).toFixed(2)}` : '';
    return `${part.padEnd(width)}${padCell(size.toFixed(2))}${padCell(String(budget))}${verdict}`;
  });
  return [`${'kB brotli'.padEnd(width)}${padCell('size')}${padCell('budget')}`, ...lines].join(
    '\n',
  );
}
