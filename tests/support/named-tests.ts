import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A row of the fault matrix or of the reports (R17b, RS3), or a statement of the specification (S5.5a). */
const ID = String.raw`(?:R\d\d[a-z]|RS\d|[A-Z]\d+(?:\.\d+[a-z]?)?)`;
/** Ids stand at the end of a title. */
const AT_THE_END = new RegExp(`\\[(${ID}(?:, ${ID})*)\\](?=['"\`])`, 'g');

/** The ids in the titles of a source text. */
export const listIds = (source: string): string[] =>
  Array.from(source.matchAll(AT_THE_END), ([, ids = '']) => ids.split(', ')).flat();

/** The rules of the hosts are the titles of their tests. The test of this file has titles as examples. */
const sources = ['tests', 'e2e', 'scripts/test/site-rules'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$|-rules\.ts$/.test(name) && name !== 'faults.test.ts')
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);

/** The ids that the titles of all tests carry. */
export const idsInTitles: ReadonlySet<string> = new Set(sources.flatMap(listIds));

/** The rows of all tables of a document as their cells; the head of a table and the line under it are none. */
export const tableRows = (document: string, firstHead: string): string[][] =>
  document
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| ?-/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([first]) => first !== firstHead);

/** The files that a cell names in backticks. */
export const filesIn = (cell: string): string[] =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, file = '']) => file);
