import { readFileSync } from 'node:fs';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { readSupportedBrowsers } from '#scripts/build/supported-browsers.ts';

const DATA = 'node_modules/@mdn/browser-compat-data/data.json';

/** What the data call a browser, where browserslist has another name for it. */
const NAMES: Readonly<Record<string, string>> = { ios_saf: 'safari_ios' };

export const compatData = JSON.parse(readFileSync(DATA, 'utf8')) as CompatData;

/** As numbers: `16.4` is older than `18`, and `≤79` counts as 79. */
const asNumber = (version: string) => Number.parseFloat(version.replace('≤', ''));

/** Whole support, on by default and not taken away again. */
const isPlain = (support: SimpleSupportStatement) =>
  !support.flags &&
  !support.prefix &&
  !support.alternative_name &&
  !support.partial_implementation &&
  !support.version_removed &&
  typeof support.version_added === 'string' &&
  support.version_added !== 'preview';

/**
 * The supported browsers whose oldest supported version lacks a feature.
 * @param feature an entry of the compatibility data
 * @returns such as `safari 16.4 (17.5)`, with the version that has it, or `-`
 */
export function lackedBy({ support }: CompatStatement): string[] {
  return readSupportedBrowsers().flatMap(({ name, version }) => {
    const statement = support[(NAMES[name] ?? name) as keyof typeof support] ?? [];
    const since = [statement]
      .flat()
      .filter(isPlain)
      .map((one) => asNumber(String(one.version_added)));
    const first = Math.min(...since);
    if (first <= asNumber(version)) return [];
    return [`${name} ${version} (${Number.isFinite(first) ? first : '-'})`];
  });
}

/** The entry at a path of the data, or undefined. */
export function featureAt(...path: readonly string[]): CompatStatement | undefined {
  let at: unknown = compatData;
  for (const key of path) at = (at as Record<string, unknown> | undefined)?.[key];
  return (at as Identifier | undefined)?.__compat;
}

/** The parts of an entry by name. */
export const listParts = (feature: Identifier): [string, Identifier][] =>
  Object.entries(feature).filter((part): part is [string, Identifier] => part[0] !== '__compat');
