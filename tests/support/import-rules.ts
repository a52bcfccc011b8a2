/**
 * Who may import whom (docs/ARCHITECTURE.md), as data. The linter reports static imports while one
 * types; this table also sees dynamic imports and rooms that do not exist yet.
 */

/** Knows nothing of the site: what a text shows, and when two are the same. */
const TEXT = 'src/kernel/text/';
const LOW = ['src/contracts/', 'src/config/', TEXT];
const STEP_A = ['src/kernel/errors/', 'src/kernel/storage/', 'src/kernel/log/'];
const STEP_0 = ['src/kernel/navigation/'];
const STEP_B = ['api', 'session', 'phone', 'telemetry'].map((room) => `src/kernel/${room}/`);
const STEP_C = ['auth', 'countries', 'validation'].map((room) => `src/kernel/${room}/`);

/** The allowed folders of a file, besides its own. */
const ALLOWED: readonly (readonly [room: RegExp, allowed: readonly string[]])[] = [
  [/^src\/[^/]+\.tsx?$/, ['src/']],
  [/^src\/app\//, ['src/']],
  [/^src\/features\/[^/]+\//, ['src/fields/', 'src/kernel/', 'src/ui/', ...LOW]],
  [
    /^src\/fields\//,
    ['phone', 'countries', 'validation'].map((r) => `src/kernel/${r}/`).concat('src/ui/', LOW),
  ],
  [/^src\/kernel\/(auth|countries|validation)\//, [...STEP_B, ...STEP_A, ...STEP_0, ...LOW]],
  [/^src\/kernel\/(api|session|phone|telemetry)\//, [...STEP_A, ...STEP_0, ...LOW]],
  [/^src\/kernel\/(errors|storage|log)\//, [...STEP_0, ...LOW]],
  [/^src\/kernel\/navigation\//, LOW],
  [/^src\/ui\//, ['src/config/limits.ts']],
  [/^src\/kernel\/text\//, []],
  [/^src\/contracts\//, [TEXT]],
  [/^src\/config\//, []],
  [
    /^sandbox\//,
    ['sandbox/', 'src/contracts/', TEXT, 'src/config/limits.ts', 'src/config/product.ts'],
  ],
  [
    /^e2e\//,
    [
      'e2e/',
      'sandbox/scenarios.ts',
      'tests/support/debian.ts',
      'src/contracts/',
      'src/config/limits.ts',
      'src/config/paths.ts',
      'src/config/product.ts',
    ],
  ],
];

export const KERNEL_ROOMS = [TEXT, ...STEP_0, ...STEP_A, ...STEP_B, ...STEP_C];

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** The modules that a source text names, static, dynamic and type-only alike. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => match[1] ?? '');
}

/** The repository path that an import leads to, or null for a package. */
function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('./')) return file.replace(/[^/]+$/, '') + specifier.slice(2);
  return specifier.startsWith('../') ? specifier : null;
}

/**
 * Every import that runs against the table.
 * @param files repository path → source text
 * @returns one line an offence, `from → to`
 */
export function forbiddenImports(files: ReadonlyMap<string, string>): string[] {
  const offences: string[] = [];
  for (const [file, source] of files) {
    const rule = ALLOWED.find(([room]) => room.test(file));
    if (!rule) continue;
    const own = rule[0].exec(file)?.[0] ?? file;
    for (const specifier of importsOf(source)) {
      const target = targetOf(file, specifier);
      if (target === null) continue;
      if (![own, ...rule[1]].some((folder) => target.startsWith(folder)))
        offences.push(`${file} → ${target}`);
    }
  }
  return offences;
}
