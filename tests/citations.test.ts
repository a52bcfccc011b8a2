import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const page = (name: string) => readFileSync(`docs/spec/${name}.md`, 'utf8');
const findAll = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, id = '']) => id));

/** What can be cited. */
const sections = findAll(page('specification'), /^## (\d)\. /gm);
const decisions = findAll(page('decisions'), /^## (.+)$/gm);
const screens = findAll(page('ui-contract'), /^## (2[a-z]) /gm);
const rows = findAll(page('conventions'), /^\| (\d+) \|/gm);
const faults = findAll(readFileSync('docs/faults.md', 'utf8'), /^\| ([A-Z]\d\d) \|/gm);
const reports = findAll(page('reports'), /^\| (\w+) \|/gm);

const STANDARD =
  /\b(?:RFC \d+|WCAG[^,;)]*|OpenID[^,;)]*|CLDR[^,;)]*|Pointer Events|HTML|Unicode[^,;)]*|URL Standard), sections? [\d.]+/g;

/** Ids that are joined by commas and "and". */
const createListPattern = (id: string) => `${id}(?:(?:, | and )${id})*`;

type Kind = { readonly cited: RegExp; readonly known: ReadonlySet<string> };

/** How a comment cites, and what there is to cite. Numbers that are joined by "and" or commas are cited each. */
const KINDS: readonly Kind[] = [
  {
    cited: new RegExp(String.raw`\bsections? (${createListPattern(String.raw`\d+`)})(?!\.\d)`, 'g'),
    known: sections,
  },
  { cited: /\bdecisions?, "([^"]+)"/gi, known: decisions },
  { cited: new RegExp(`\\bUI contract, (${createListPattern('2[a-z]')})`, 'g'), known: screens },
  {
    cited: new RegExp(`\\bconventions, rows? (${createListPattern(String.raw`\d+`)})`, 'gi'),
    known: rows,
  },
  {
    cited: new RegExp(`\\bfault rows? (${createListPattern(String.raw`[A-Z]\d\d`)})`, 'g'),
    known: faults,
  },
  { cited: /\b(R\d\d[a-z]?|RS\d)\b/g, known: reports },
];

/** The citations of a text that lead nowhere. */
function lostCitations(text: string): string[] {
  const own = text.replaceAll(/\s*\n\s*\*?\s*/g, ' ').replaceAll(STANDARD, '');
  return KINDS.flatMap(({ cited, known }) =>
    [...own.matchAll(cited)].flatMap(([all, ids = '']) =>
      (known === decisions ? [ids] : ids.split(/, | and /))
        .filter((id) => !known.has(id))
        .map((id) => `${all}: ${id}`),
    ),
  );
}

const files = ['src', 'sandbox', 'e2e', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs|css)$/.test(name) && !name.endsWith('citations.test.ts'))
    .map((name) => join(folder, name)),
);

describe('a citation', () => {
  it('leads to a page of docs/spec, in every file', () => {
    const lost = files.flatMap((file) =>
      lostCitations(readFileSync(file, 'utf8')).map((citation) => `${file}: ${citation}`),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['section 7', []],
    ['sections 3, 5 and 9', []],
    ['section 12', ['section 12: 12']],
    ['(decisions,\n * "HTTP contract")', []],
    ['decisions, "Weather"', ['decisions, "Weather": Weather']],
    ['UI contract, 2b', []],
    ['UI contract, 2z', ['UI contract, 2z: 2z']],
    ['conventions, rows 2 and 3', []],
    ['conventions, row 99', ['conventions, row 99: 99']],
    ['fault row J14', []],
    ['fault row Z99', ['fault row Z99: Z99']],
    ['R17b and RS3', []],
    ['(R99)', ['R99: R99']],
    ['RFC 7636, section 4.5', []],
  ])('%j is checked correctly', (text, lost) => {
    expect(lostCitations(text)).toEqual(lost);
  });
});
