import { mkdirSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { run } from '#scripts/support/processes.ts';

const REPORTS = 'reports/mutation';
const GOAL = 85;

/** The folders whose mutants the tests have to kill (docs/mutation.md). */
const AREAS = [
  'contracts',
  ...readdirSync('src/kernel').map((folder) => `kernel/${folder}`),
  'fields',
];

type Counts = { killed: number; survived: number };
type Report = { files: Record<string, { mutants: { status: string }[] }> };

/**
 * Mutates an area and runs its tests against each mutant.
 * @param area a folder below src/
 * @returns `survived` counts those too that no test reaches
 */
async function mutate(area: string): Promise<Counts> {
  const report = `${REPORTS}/${area.replace('/', '-')}.json`;
  const files = `src/${area}/**/*.ts,src/${area}/**/*.tsx`;
  const env = { MUTATION_AREA: area };
  const code = await run('npx', ['stryker', 'run', '--mutate', files], { env });
  if (code !== 0) throw new Error(`${area} could not be mutated.`);
  renameSync(`${REPORTS}/mutation.json`, report);
  const { files: mutated } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const mutants = Object.values(mutated).flatMap((file) => file.mutants);
  const count = (...statuses: readonly string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  return { killed: count('Killed', 'Timeout'), survived: count('Survived', 'NoCoverage') };
}

const computeScore = ({ killed, survived }: Counts) => (100 * killed) / (killed + survived);
const formatRow = (area: string, { killed, survived }: Counts) =>
  [
    area.padEnd(20),
    `${killed}`.padStart(8),
    `${survived}`.padStart(10),
    `${computeScore({ killed, survived }).toFixed(1)} %`.padStart(9),
  ].join('');

const asked = process.argv.slice(2);
const strangers = asked.filter((area) => !AREAS.includes(area));
if (strangers.length > 0) {
  console.error(`No such area: ${strangers.join(', ')}. There are: ${AREAS.join(', ')}.`);
  process.exit(1);
}

mkdirSync(REPORTS, { recursive: true });
const total = { killed: 0, survived: 0 };
const table: string[] = [];
for (const area of asked.length > 0 ? asked : AREAS) {
  const counts = await mutate(area);
  total.killed += counts.killed;
  total.survived += counts.survived;
  table.push(formatRow(area, counts));
}
console.log('area                  killed  survived    score');
console.log([...table, formatRow('all', total)].join('\n'));
console.log(`Goal: ${GOAL} %. What survived: ${REPORTS}/*.json and the listings above.`);
process.exit(computeScore(total) < GOAL ? 1 : 0);
