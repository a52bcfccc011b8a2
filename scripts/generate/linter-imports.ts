import { readdirSync } from 'node:fs';
import { IMPORT_RULES } from '#scripts/support/import-rules.ts';

/** The linter's configuration; its import rules are generated. */
export const LINTER_CONFIGURATION = '.oxlintrc.json';

const RULE = 'no-restricted-imports';

interface Override {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, unknown>>;
}

interface Configuration {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly overrides: readonly Override[];
}

const CLIMBING = {
  regex: '^\\.\\./',
  message: 'Import another folder as #src/…, not by a path that climbs.',
};

const toGlob = (path: string) => (path.endsWith('/') ? `${path}**` : path);

/** A pattern with `*` gives one rule for each folder on the disk. */
function expandFolder(folder: string): string[] {
  if (!folder.endsWith('/*/')) return [folder];
  const parent = folder.slice(0, -'*/'.length);
  const folders = readdirSync(parent, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return folders.map(({ name }) => `${parent}${name}/`).toSorted();
}

function toOverride(folder: string, allowed: readonly string[]): Override {
  const own = folder.endsWith('/') ? [folder] : [];
  const group = ['#*', '#*/**', ...[...own, ...allowed].map((path) => `!#${toGlob(path)}`)];
  const message = `${folder} may not import this (docs/ARCHITECTURE.md).`;
  return {
    files: [toGlob(folder)],
    rules: { [RULE]: ['error', { patterns: [CLIMBING, { group, message }] }] },
  };
}

/**
 * The linter's configuration with its import rules as scripts/support/import-rules.ts has them.
 * @param text the configuration as it is, JSON
 */
export function insertImportRules(text: string): string {
  const configuration = JSON.parse(text) as Configuration;
  const generated = IMPORT_RULES.flatMap(({ folder, allowed }) =>
    expandFolder(folder).map((one) => toOverride(one, allowed)),
  );
  const own = configuration.overrides.filter(({ rules }) => !(RULE in rules));
  return `${JSON.stringify({ ...configuration, overrides: [...generated, ...own] }, null, 2)}\n`;
}
