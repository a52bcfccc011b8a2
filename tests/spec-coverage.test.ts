import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TEST_FILE = /^(tests|e2e)\/.+\.(test|spec)\.tsx?$/;

type Row = { readonly statement: string; readonly code: string; readonly test: string };

/** The rows of all tables; the head of a table and the line under it are none. */
function rowsOf(document: string): Row[] {
  return document
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (Statement|---)/.test(line))
    .map((line) => {
      const [, statement = '', code = '', test = ''] = line.split('|').map((cell) => cell.trim());
      return { statement, code, test };
    });
}

const filesIn = (cell: string): string[] =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, file = '']) => file);

/** Each test file of a cell with the titles that are quoted behind it. */
const testsIn = (cell: string) =>
  Array.from(cell.matchAll(/`([^`]+)`([^`]*)/g), ([, file = '', behind = '']) => ({
    file,
    titles: Array.from(behind.matchAll(/“([^”]+)”/g), ([, title = '']) => title),
  }));

/** What is wrong with a row; empty when all is well. */
function faultsOf({ statement, code, test }: Row): string[] {
  const faults = filesIn(code).filter((file) => !existsSync(file));
  if (statement === '') faults.push('no statement');
  if (filesIn(code).length === 0) faults.push('no code');
  if (filesIn(test).length === 0) faults.push('no test');
  for (const { file, titles } of testsIn(test)) {
    if (!TEST_FILE.test(file) || !existsSync(file)) faults.push(file);
    else {
      const source = readFileSync(file, 'utf8').replaceAll(String.raw`\'`, "'");
      faults.push(...titles.filter((title) => !source.includes(title)));
    }
  }
  return faults.map((fault) => `${statement}: ${fault}`);
}

const document = readFileSync('docs/spec-coverage.md', 'utf8');

describe('the table of what the specification says', () => {
  it('has a section for each of the nine, and rows in each', () => {
    const [, ...sections] = document.split(/^## (?=\d)/m);
    expect(sections.map((section) => section.charAt(0)).join('')).toBe('123456789');
    expect(sections.map((section) => rowsOf(section).length)).not.toContain(0);
  });

  it('names only files, tests and titles that are there, in every row', () => {
    expect(rowsOf(document).flatMap(faultsOf)).toEqual([]);
  });

  it.each([
    ['| | `package.json` | `tests/spec-coverage.test.ts` |', 'no statement'],
    ['| A | | `tests/spec-coverage.test.ts` |', 'no code'],
    ['| A | `package.json` | |', 'no test'],
    ['| A | `gone.ts` | `tests/spec-coverage.test.ts` |', 'gone.ts'],
    ['| A | `package.json` | `tests/gone.test.ts` |', 'tests/gone.test.ts'],
    ['| A | `package.json` | `README.md` |', 'README.md'],
    ['| A | `package.json` | `tests/environments.test.ts` “no such title” |', 'no such title'],
  ])('would be refused with the row %s', (line, fault) => {
    expect(rowsOf(line).flatMap(faultsOf)).toEqual([expect.stringMatching(`: ${fault}$`)]);
  });
});
