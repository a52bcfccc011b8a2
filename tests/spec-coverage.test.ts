import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn, missingTests, tableRows } from './support/named-tests.ts';

type Row = { readonly statement: string; readonly code: string; readonly test: string };

const rowsOf = (document: string): Row[] =>
  tableRows(document, 'Statement').map(([statement = '', code = '', test = '']) => ({
    statement,
    code,
    test,
  }));

/** What is wrong with a row; empty when all is well. */
function faultsOf({ statement, code, test }: Row): string[] {
  const faults = filesIn(code).filter((file) => !existsSync(file));
  if (statement === '') faults.push('no statement');
  if (filesIn(code).length === 0) faults.push('no code');
  if (filesIn(test).length === 0) faults.push('no test');
  return [...faults, ...missingTests(test)].map((fault) => `${statement}: ${fault}`);
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
