import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'([^']+)'/gm;
const HEAVY = /^(?:axios|axios-retry|libphonenumber-js|fuse\.js|@headlessui|@sentry|@hookform)/;

const resolvePath = (from: string, wanted: string) =>
  wanted.startsWith('#') ? wanted.slice(1) : join(dirname(from), wanted);

/** Every package that comes with a file, through whatever it imports at once. */
function listPackages(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const imports = [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].map(
    ([, wanted = '']) => wanted,
  );
  return imports.flatMap((wanted) =>
    /^[.#]/.test(wanted) ? listPackages(resolvePath(file, wanted), seen) : [wanted],
  );
}

it.each(['form', 'text-field', 'country-field', 'phone-field', 'checkbox-field'])(
  'the module %s loads no large package, because large packages load on demand',
  (name) => {
    const packages = listPackages(`src/fields/${name}.tsx`);
    expect(packages).toContain('react-hook-form');
    expect(packages.filter((wanted) => HEAVY.test(wanted))).toEqual([]);
  },
);

it('the check finds a large package', () => {
  expect(listPackages('src/kernel/countries/country-search.ts')).toContain('fuse.js/basic');
});
