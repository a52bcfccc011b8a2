import { transform } from 'lightningcss';
import { featureAt, lackedBy } from './browser-data.ts';

const WORD = /(?<![\w-])([a-z][a-z-]*)(?=$|[\s,;)(!])/g;
const UNIT = /\d(dvh|dvw|svh|svw|lvh|lvw|cqw|cqh|lh|rlh)\b/g;

const unitFeature = (unit: string) =>
  featureAt(
    'css',
    'types',
    'length',
    /^[dsl]v/.test(unit) ? `viewport_percentage_units_${NAMES[unit[0] ?? '']}` : unit,
  );
const NAMES: Readonly<Record<string, string>> = { d: 'dynamic', s: 'small', l: 'large' };

type Found = Map<string, string>;

function note(found: Found, name: string, feature: ReturnType<typeof featureAt>) {
  const lacking = feature ? lackedBy(feature) : [];
  if (lacking.length > 0) found.set(name, lacking.join(', '));
}

function noteDeclaration(found: Found, property: string, value: string) {
  if (property.startsWith('-')) return;
  note(found, property, featureAt('css', 'properties', property));
  for (const [, word = ''] of value.matchAll(WORD)) {
    note(found, `${property}: ${word}`, featureAt('css', 'properties', property, word));
    note(
      found,
      `${word}()`,
      value.includes(`${word}(`) ? featureAt('css', 'types', 'color', word) : undefined,
    );
  }
  for (const [, unit = ''] of value.matchAll(UNIT)) note(found, unit, unitFeature(unit));
}

const DECLARATION = /(?<=[{;])\s*([a-z][a-z-]*)\s*:\s*([^;{}]+)(?=[;}])/g;
const AT_RULE = /@([a-z][a-z-]*)/g;
const SELECTOR = /::?([a-z][a-z-]*)/g;
const RULE_HEAD = /(?<=^|[{};])([^{};@]+)(?=\{)/g;

/**
 * What a stylesheet uses that some supported browser lacks: properties, their keywords, functions of colours, units,
 * at-rules and selectors. Vendors' own names are left out, for they are always a choice beside others.
 * @returns name → who lacks it
 */
export function styleFeaturesBeyond(css: string): Found {
  const found: Found = new Map();
  const plain = transform({ filename: 'all.css', code: Buffer.from(css), minify: true })
    .code.toString()
    .replaceAll(/"(?:[^"\\]|\\.)*"|url\([^)]*\)|\/\*[^]*?\*\//g, '""');
  for (const [, property = '', value = ''] of plain.matchAll(DECLARATION))
    noteDeclaration(found, property, value);
  for (const [, name = ''] of plain.matchAll(AT_RULE))
    note(found, `@${name}`, featureAt('css', 'at-rules', name));
  for (const [, head = ''] of plain.matchAll(RULE_HEAD))
    for (const [, name = ''] of head.replaceAll(/\\./g, '').matchAll(SELECTOR))
      note(found, `:${name}`, featureAt('css', 'selectors', name));
  return found;
}
