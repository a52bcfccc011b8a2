import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { matrix, SECONDS } from './expect-recovery.ts';

const WIDTH = 15;
const pad = (text: string) => text.padEnd(WIDTH);

/** Prints the matrix: in each cell after how many seconds there was a way on, or that it failed; then the counts. */
export default class MatrixReporter implements Reporter {
  readonly #cells = new Map<string, string>();
  #passed = 0;
  #failed = 0;

  onTestEnd({ title }: TestCase, { status, annotations, error }: TestResult): void {
    const seconds = annotations.find(({ type }) => type === SECONDS)?.description;
    const isGood = status === 'passed';
    if (isGood) this.#passed += 1;
    else this.#failed += 1;
    this.#cells.set(title, isGood ? `${seconds ?? '?'} s` : 'FAILED');
    if (!isGood) console.log(`${title}: ${error?.message ?? status}`);
  }

  onError({ message = 'An error without a message' }: TestError): void {
    console.log(message);
  }

  onEnd(): void {
    const calls = [...new Set(matrix.map(({ call }) => call))];
    const faults = [...new Set(matrix.map(({ fault }) => fault))];
    console.log(`\n${pad('')} ${calls.map(pad).join('')}`);
    for (const fault of faults) {
      const row = calls.map((call) => pad(this.#cells.get(`${call}: ${fault}`) ?? '–'));
      console.log(`${pad(fault)} ${row.join('')}`);
    }
    console.log(`\nEach cell: the seconds until there was a way on.`);
    console.log(`${this.#passed} passed, ${this.#failed} failed, of ${matrix.length} cells`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
