import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a build says about a package that is in it, in the form of Vite's `build.license`. */
export type Licence = {
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it. */
  readonly identifier?: string;
  readonly text?: string;
};

/** What ships without being a module of the code: the font, the flags, the reset of the styles. */
const SHIPPED_FILES = [
  '@fontsource-variable/bricolage-grotesque',
  'country-flag-icons',
  'tailwindcss',
] as const;

function readLicence(name: string): Licence {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((one) => /^licen[sc]e/i.test(one)) ?? '';
  return {
    name,
    version,
    identifier: license,
    text: readFileSync(join(folder, file), 'utf8').trim(),
  };
}

const normaliseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The packages that a build ships, each licence's text once.
 * @param bundled what the build says about the modules in it
 * @throws Error that names the packages which ship no licence of theirs
 */
export function formatLicences(bundled: readonly Licence[]): string {
  const licences = [...bundled, ...SHIPPED_FILES.map(readLicence)];
  const silent = licences.filter(({ identifier, text }) => !identifier || !text);
  if (silent.length > 0)
    throw new Error(`No licence: ${silent.map(({ name }) => name).join(', ')}`);
  const texts = [...new Set(licences.map(({ text = '' }) => normaliseSpaces(text)))];
  const parts = texts.map((one) => {
    const same = licences.filter(({ text = '' }) => normaliseSpaces(text) === one);
    const names = same.map(({ name, version, identifier }) => `${name} ${version} (${identifier})`);
    return `${names.toSorted().join('\n')}\n\n${same[0]?.text}\n`;
  });
  const line = `\n${'-'.repeat(80)}\n\n`;
  return ['What this site is made with, and its licences.\n', ...parts.toSorted()].join(line);
}
