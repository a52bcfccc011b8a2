import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGES, insertGeneratedParts } from '#scripts/generate/generated-docs.ts';
import { scenarios } from '#sandbox/scenarios.ts';
import { errorClasses } from '#src/kernel/errors/app-error.ts';

/** How a page or a comment cites a decision record by its number. */
const RECORD = /\b(?:decision|record) (\d{3})\b/g;

const listFiles = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, target = '']) => target);

describe('the generated parts of the docs', () => {
  it.each(PAGES)('%s says what the code says (else run: npm run docs)', (page) => {
    const text = readFileSync(page, 'utf8');
    expect(text).toBe(insertGeneratedParts(text));
  });

  it('name every kind of error and every scenario', () => {
    const all = PAGES.map((page) => readFileSync(page, 'utf8')).join('\n');
    const names = [...Object.keys(errorClasses), ...scenarios.map(({ name }) => name)];
    expect(names.filter((name) => !all.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the README', () => {
  it('describes every npm script and no other', () => {
    const scripts = Object.keys(
      (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts,
    );
    const [, section = ''] = readFileSync('README.md', 'utf8').split(
      /^## (?:Scripts|Environments)$/m,
    );
    const described = [...section.matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)].map(
      ([, name = '']) => name,
    );
    expect(described.toSorted()).toEqual(scripts.toSorted());
  });
});

describe('the decision records', () => {
  const names = readdirSync('docs/decisions');
  const SECTIONS = ['## Context\n', '## Decision\n', '## Consequences\n'];

  it.each(names)('%s has a number, a date, a status, and its three sections', (name) => {
    const text = readFileSync(`docs/decisions/${name}`, 'utf8');
    const [number = ''] = name.split('-', 1);
    expect(text).toMatch(
      new RegExp(`^# ${number} .+\\n\\n\\d{4}-\\d\\d-\\d\\d · (accepted|superseded)`),
    );
    expect(SECTIONS.filter((section) => !text.includes(section))).toEqual([]);
  });

  it('have unique numbers', () => {
    const numbers = names.map((name) => name.slice(0, 3));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});

describe('a reference', () => {
  const pages = [
    ...readdirSync('.').filter((name) => name.endsWith('.md')),
    ...['docs', 'sandbox', 'e2e'].flatMap((folder) => listFiles(folder, /\.md$/)),
  ];
  const code = ['src', 'sandbox', 'e2e', 'scripts', 'tests'].flatMap((folder) =>
    listFiles(folder, /\.(tsx?|js|css)$/),
  );
  const numbers = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 3)));

  it.each(pages)('of %s leads to a file', (page) => {
    const targets = findAll(readFileSync(page, 'utf8'), /\]\((?![a-z]+:|#)([^)#]+)/g);
    expect(targets.filter((target) => !existsSync(join(dirname(page), target)))).toEqual([]);
  });

  /* Other pages name files without their folder, or files that a command writes. */
  it.each(['CONTRIBUTING.md', 'docs/ARCHITECTURE.md', 'README.md'])(
    'in backticks of %s leads to a file or folder of the repository',
    (page) => {
      const named = findAll(
        readFileSync(page, 'utf8'),
        /`((?:src|tests|e2e|sandbox|scripts|docs|deploy|bench|public)\/[\w./-]*)`/g,
      );
      expect(named.filter((path) => !existsSync(path))).toEqual([]);
    },
  );

  it('to a decision record leads to this record, in every page and file', () => {
    const texts = [...pages, ...code].map((file) => readFileSync(file, 'utf8'));
    const lost = texts.flatMap((text) => [
      ...findAll(text, /\bdocs\/(decisions\/\d{3}[\w-]*\.md)/g).filter(
        (path) => !existsSync(join('docs', path)),
      ),
      ...findAll(text, RECORD).filter((number) => !numbers.has(number)),
    ]);
    expect(lost).toEqual([]);
  });
});
