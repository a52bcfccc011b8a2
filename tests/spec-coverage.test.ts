import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn, idsInTitles, tableRows } from './support/named-tests.ts';

type Row = { readonly ids: readonly string[]; readonly statement: string; readonly code: string };

const parseRows = (document: string): Row[] =>
  tableRows(document, 'Id').map(([ids = '', statement = '', code = '']) => ({
    ids: ids.split(', '),
    statement,
    code,
  }));

/** What is wrong with a row; empty when all is well. Its tests carry the first of its ids. */
function findFaults({ ids: [id = ''], statement, code }: Row): string[] {
  const faults = filesIn(code).filter((file) => !existsSync(file));
  if (statement === '') faults.push('no statement');
  if (filesIn(code).length === 0) faults.push('no code');
  if (!idsInTitles.has(id)) faults.push('no test');
  return faults.map((fault) => `${id}: ${fault}`);
}

const rows = parseRows(readFileSync('docs/spec-coverage.md', 'utf8'));
const ids = rows.flatMap((row) => row.ids);
const specification = readFileSync('docs/spec/specification.md', 'utf8');
const statements = Array.from(specification.matchAll(/\*\*(S\d\.\d+)\*\*/g), ([, id = '']) => id);

describe('the table of the specification’s statements', () => {
  it('has each statement of the specification, and no others', () => {
    const covered = new Set(ids.map((id) => id.replace(/[a-z]$/, '')));
    expect([...covered].toSorted()).toEqual(statements.toSorted());
  });

  it('has each id once', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('names only existing files, and has a test for every row', () => {
    expect(rows.flatMap(findFaults)).toEqual([]);
  });

  it('knows each statement that a title names', () => {
    const named = [...idsInTitles].filter((id) => /^S\d+\./.test(id));
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each([
    ['| S1.1 | | `package.json` |', 'S1.1: no statement'],
    ['| S1.1 | A | |', 'S1.1: no code'],
    ['| S1.1 | A | `gone.ts` |', 'S1.1: gone.ts'],
    ['| S99.1 | A | `package.json` |', 'S99.1: no test'],
  ])('fails with the row %s', (line, fault) => {
    expect(parseRows(line).flatMap(findFaults)).toEqual([fault]);
  });
});
