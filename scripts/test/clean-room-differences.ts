import { join } from 'node:path';
import { readTests } from './test-counts.ts';

const REPORTS = ['reports/units.json', 'reports/journeys.json'];

const readOutcomes = (project: string) =>
  new Map(
    REPORTS.flatMap((report) => readTests(join(project, report)) ?? []).map((test) => [
      test.title.replace(`${project}/`, ''),
      test.outcome,
    ]),
  );

/**
 * Compares the tests of a room with those of the last `npm test` here.
 * @param here the folder of the project
 * @param room the folder of the project in the room
 * @returns a line for each test that ended otherwise, or was run in one of the two only
 */
export function compareOutcomes(here: string, room: string): string[] {
  const [there, own] = [readOutcomes(room), readOutcomes(here)];
  if (own.size === 0) return ['No `npm test` has been run here: there is nothing to compare with.'];
  const titles = [...new Set([...there.keys(), ...own.keys()])];
  const lines = titles
    .filter((title) => there.get(title) !== own.get(title))
    .map(
      (title) =>
        `  ${own.get(title) ?? 'not run'} here, ${there.get(title) ?? 'not run'} there: ${title}`,
    );
  return lines.length === 0 ? ['Every test ended as it does here.'] : ['What differs:', ...lines];
}
