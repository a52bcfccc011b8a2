import { existsSync, readFileSync } from 'node:fs';

const TEST_FILE = /^(tests|e2e)\/.+\.(test|spec)\.tsx?$/;

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

/** Each test file of a cell with the titles that are quoted behind it. */
const testsIn = (cell: string) =>
  Array.from(cell.matchAll(/`([^`]+)`([^`]*)/g), ([, file = '', behind = '']) => ({
    file,
    titles: Array.from(behind.matchAll(/“([^”]+)”/g), ([, title = '']) => title),
  }));

/** The test files of a cell that are not there, and the quoted titles that their file does not have. */
export function missingTests(cell: string): string[] {
  return testsIn(cell).flatMap(({ file, titles }) => {
    if (!TEST_FILE.test(file) || !existsSync(file)) return [file];
    const source = readFileSync(file, 'utf8').replaceAll(String.raw`\'`, "'");
    return titles.filter((title) => !source.includes(title));
  });
}
