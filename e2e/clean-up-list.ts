import type { Reporter, TestCase } from '@playwright/test/reporter';
import { MADE } from './visitor.ts';

/** Says at the end what a run has left behind on a deployed platform, where nobody empties the database. */
class CleanUpList implements Reporter {
  readonly #made = new Set<string>();

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations)
      if (type === MADE && description) this.#made.add(description);
  }

  onEnd(): void {
    if (!process.env['E2E_BASE_URL']) return;
    console.log(`\nTo clean up after run ${process.env['E2E_RUN']} (as far as they were made):`);
    for (const line of [...this.#made].toSorted()) console.log(`  ${line}`);
  }
}

export default CleanUpList;
