/**
 * Who may import whom (docs/ARCHITECTURE.md), as data. `npm run docs` writes the linter's rules from it; the linter
 * sees static imports, tests/architecture.test.ts sees dynamic ones as well.
 */

/** Knows nothing of the site: what a text shows, and when two are the same. */
const TEXT = 'src/kernel/text/';
const LOW = ['src/contracts/', 'src/config/', TEXT];
const listKernelFolders = (...folders: readonly string[]) =>
  folders.map((folder) => `src/kernel/${folder}/`);
const NAVIGATION = listKernelFolders('navigation', 'async');
const ERRORS = listKernelFolders('errors', 'storage', 'log');
const CALLS = listKernelFolders('api', 'session', 'phone', 'telemetry');
const RULES = listKernelFolders('auth', 'countries', 'support', 'validation');

interface ImportRule {
  /** Files, or a folder with a slash at its end; `*` stands for any one name. */
  readonly folder: string;
  /** The files and folders that it may import besides itself. */
  readonly allowed: readonly string[];
}

const KERNEL: readonly ImportRule[] = [
  ...RULES.map((folder) => ({ folder, allowed: [...CALLS, ...ERRORS, ...NAVIGATION, ...LOW] })),
  ...CALLS.map((folder) => ({ folder, allowed: [...ERRORS, ...NAVIGATION, ...LOW] })),
  ...ERRORS.map((folder) => ({ folder, allowed: [...NAVIGATION, ...LOW] })),
  ...NAVIGATION.map((folder) => ({ folder, allowed: LOW })),
  { folder: TEXT, allowed: [] },
];

/** From the top to the bottom; where two rules fit a file, the first counts. */
export const IMPORT_RULES: readonly ImportRule[] = [
  { folder: 'src/*.ts', allowed: ['src/'] },
  { folder: 'src/*.tsx', allowed: ['src/'] },
  { folder: 'src/app/', allowed: ['src/'] },
  { folder: 'src/features/*/', allowed: ['src/fields/', 'src/kernel/', 'src/ui/', ...LOW] },
  {
    folder: 'src/fields/',
    allowed: [...listKernelFolders('phone', 'countries', 'validation', 'async'), 'src/ui/', ...LOW],
  },
  ...KERNEL,
  { folder: 'src/ui/', allowed: ['src/config/limits.ts', TEXT] },
  { folder: 'src/contracts/', allowed: [TEXT] },
  { folder: 'src/config/', allowed: [] },
  {
    folder: 'sandbox/',
    allowed: ['src/contracts/', TEXT, 'src/config/limits.ts', 'src/config/product.ts'],
  },
  { folder: 'scripts/', allowed: ['src/', 'sandbox/', 'tailwind.config.ts'] },
  {
    folder: 'e2e/',
    allowed: [
      'sandbox/scenarios.ts',
      'scripts/support/chunk-rows.ts',
      'scripts/run/',
      'scripts/support/debian.ts',
      'scripts/support/find-orca.ts',
      'scripts/support/free-port.ts',
      'scripts/support/virtual-screen.ts',
      'scripts/support/visitor.ts',
      'tests/support/complaints.ts',
      'src/contracts/',
      'src/config/limits.ts',
      'src/config/paths.ts',
      'src/config/product.ts',
    ],
  },
];

export const KERNEL_FOLDERS = KERNEL.map(({ folder }) => folder);

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** The modules that a source text names, static, dynamic and type-only alike. */
export function listImports(source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => match[1] ?? '');
}

/** The repository path that an import leads to, or null for a package. */
function resolveTarget(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('./')) return file.replace(/[^/]+$/, '') + specifier.slice(2);
  return specifier.startsWith('../') ? specifier : null;
}

/** The part of a path that a folder's pattern fits, or null. */
function matchFolder(folder: string, file: string): string | null {
  const pattern = folder.replaceAll('.', '\\.').replaceAll('*', '[^/]+');
  return new RegExp(folder.endsWith('/') ? `^${pattern}` : `^${pattern}$`).exec(file)?.[0] ?? null;
}

/**
 * Every import that runs against the rules.
 * @param files repository path → source text
 * @returns one line an offence, `from → to`
 */
export function findForbiddenImports(files: ReadonlyMap<string, string>): string[] {
  const offences: string[] = [];
  for (const [file, source] of files) {
    const rule = IMPORT_RULES.find(({ folder }) => matchFolder(folder, file) !== null);
    if (!rule) continue;
    const own = matchFolder(rule.folder, file) ?? file;
    for (const specifier of listImports(source)) {
      const target = resolveTarget(file, specifier);
      if (target === null) continue;
      if (![own, ...rule.allowed].some((folder) => target.startsWith(folder)))
        offences.push(`${file} → ${target}`);
    }
  }
  return offences;
}
