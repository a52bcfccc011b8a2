import type { Manifest } from 'vite';
import { CHUNK_ROWS } from '#scripts/support/chunk-rows.ts';

/** The page that holds the table. */
export const CHUNKS_PAGE = 'docs/chunks.md';

/** Finds the chunks that import another one statically, directly or by others: they fail to load with it. */
function findDependents(manifest: Manifest, key: string): string[] {
  const found = new Set<string>();
  const visit = (imported: string): void => {
    for (const [importer, { imports = [] }] of Object.entries(manifest)) {
      if (found.has(importer) || !imports.includes(imported)) continue;
      found.add(importer);
      visit(importer);
    }
  };
  visit(key);
  return Array.from(found, (importer) => manifest[importer]?.name ?? importer).toSorted();
}

/** A chunk that the page itself starts with takes everything away: a list of all others says nothing. */
const MOST = 20;

function writeDependents(names: readonly string[]): string {
  if (names.length > MOST) return 'nearly all';
  return names.map((name) => `\`${name}\``).join(', ') || '–';
}

function writeRow(manifest: Manifest, key: string): string {
  const name = manifest[key]?.name ?? '';
  const row = CHUNK_ROWS[name];
  if (!row) throw new Error(`scripts/support/chunk-rows.ts has no row for the chunk ${name}`);
  const { wanted, without, message = '–', messageAfterLogin = '–' } = row;
  const dependents = writeDependents(findDependents(manifest, key));
  return `| \`${name}\` | ${dependents} | ${wanted} | ${without} | ${message} | ${messageAfterLogin} |`;
}

/**
 * Writes the table of the chunks of a build.
 * @param manifest as Vite writes it
 * @throws Error when a chunk has no row
 */
function writeTable(manifest: Manifest): string {
  const scripts = Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith('.js'));
  const rows = scripts.map((key) => writeRow(manifest, key)).toSorted();
  return [
    '| chunk | fail with it | first needed | without it | the page says | after the login it says |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/**
 * Puts the table of a build into its page, between `<!-- chunks -->` and `<!-- /chunks -->`.
 * @param page the text of the page
 * @param manifest of the production build
 * @throws Error when a chunk has no row
 */
export const insertChunkTable = (page: string, manifest: Manifest): string =>
  page.replace(
    /<!-- chunks -->\n[^]*<!-- \/chunks -->/,
    `<!-- chunks -->\n\n${writeTable(manifest)}\n\n<!-- /chunks -->`,
  );
