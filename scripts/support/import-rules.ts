/**
 * Who may import whom (docs/ARCHITECTURE.md), as data. `npm run docs` writes the linter's rules from it; the linter
 * sees static imports, tests/architecture.test.ts sees dynamic ones as well.
 */

/** Knows nothing of the site: what a text shows, and when two are the same. */
const TEXT = 'src/kernel/text/';
const LOW = ['src/contracts/', 'src/config/', TEXT];
const inKernel = (...rooms: readonly string[]) => rooms.map((room) => `src/kernel/${room}/`);
const NAVIGATION = inKernel('navigation', 'async');
const ERRORS = inKernel('errors', 'storage', 'log');
const CALLS = inKernel('api', 'session', 'phone', 'telemetry');
const RULES = inKernel('auth', 'countries', 'support', 'validation');

interface ImportRule {
  /** Files, or a folder with a slash at its end; `*` stands for any one name. */
  readonly room: string;
  /** The files and folders that it may import besides itself. */
  readonly allowed: readonly string[];
}

const KERNEL: readonly ImportRule[] = [
  ...RULES.map((room) => ({ room, allowed: [...CALLS, ...ERRORS, ...NAVIGATION, ...LOW] })),
  ...CALLS.map((room) => ({ room, allowed: [...ERRORS, ...NAVIGATION, ...LOW] })),
  ...ERRORS.map((room) => ({ room, allowed: [...NAVIGATION, ...LOW] })),
  ...NAVIGATION.map((room) => ({ room, allowed: LOW })),
  { room: TEXT, allowed: [] },
];

/** From the top to the bottom; where two rules fit a file, the first counts. */
export const IMPORT_RULES: readonly ImportRule[] = [
  { room: 'src/*.ts', allowed: ['src/'] },
  { room: 'src/*.tsx', allowed: ['src/'] },
  { room: 'src/app/', allowed: ['src/'] },
  { room: 'src/features/*/', allowed: ['src/fields/', 'src/kernel/', 'src/ui/', ...LOW] },
  {
    room: 'src/fields/',
    allowed: [...inKernel('phone', 'countries', 'validation'), 'src/ui/', ...LOW],
  },
  ...KERNEL,
  { room: 'src/ui/', allowed: ['src/config/limits.ts', TEXT] },
  { room: 'src/contracts/', allowed: [TEXT] },
  { room: 'src/config/', allowed: [] },
  {
    room: 'sandbox/',
    allowed: ['src/contracts/', TEXT, 'src/config/limits.ts', 'src/config/product.ts'],
  },
  { room: 'scripts/', allowed: ['src/', 'sandbox/', 'tailwind.config.ts'] },
  {
    room: 'e2e/',
    allowed: [
      'sandbox/scenarios.ts',
      'scripts/support/debian.ts',
      'scripts/support/visitor.ts',
      'src/contracts/',
      'src/config/limits.ts',
      'src/config/paths.ts',
      'src/config/product.ts',
    ],
  },
];

export const KERNEL_ROOMS = KERNEL.map(({ room }) => room);

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

/** The part of a path that a room's pattern fits, or null. */
function ownPart(room: string, file: string): string | null {
  const pattern = room.replaceAll('.', '\\.').replaceAll('*', '[^/]+');
  return new RegExp(room.endsWith('/') ? `^${pattern}` : `^${pattern}$`).exec(file)?.[0] ?? null;
}

/**
 * Every import that runs against the rules.
 * @param files repository path → source text
 * @returns one line an offence, `from → to`
 */
export function forbiddenImports(files: ReadonlyMap<string, string>): string[] {
  const offences: string[] = [];
  for (const [file, source] of files) {
    const rule = IMPORT_RULES.find(({ room }) => ownPart(room, file) !== null);
    if (!rule) continue;
    const own = ownPart(rule.room, file) ?? file;
    for (const specifier of listImports(source)) {
      const target = resolveTarget(file, specifier);
      if (target === null) continue;
      if (![own, ...rule.allowed].some((folder) => target.startsWith(folder)))
        offences.push(`${file} → ${target}`);
    }
  }
  return offences;
}
