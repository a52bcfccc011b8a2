import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { runHeld } from '#scripts/support/processes.ts';
import { readJourneyStack, requireFreePorts } from '#scripts/support/local-stack.ts';
import { type Part, countTests, readTests } from './test-counts.ts';
import { RUNS, type RunPart } from './test-parts.ts';
import { formatCounts, formatSlowest, formatTimes } from './test-summary.ts';

/**
 * Runs one part and says how it ended; what a part says appears when it has ended, unless it runs alone.
 * @param alone whether nothing runs beside it
 */
async function runPart({ name, command, env, report }: RunPart, alone: boolean): Promise<Part> {
  const from = Date.now();
  const { code, output } = await runHeld(process.execPath, command, { env, show: alone });
  const seconds = (Date.now() - from) / 1000;
  const said = code === 0 ? 'passed' : 'FAILED';
  console.log(`\n── ${name}: ${said}, ${seconds.toFixed(1)} s ──`);
  if (output.trim()) console.log(output.trim());
  const tests = report ? readTests(report) : [];
  /* A runner that wrote no report has failed, whatever it ended with. */
  return { name, seconds, code: tests ? code : 1, tests: tests ?? [] };
}

/** Runs the stages one after another; a part that two of them share runs once. */
async function runAll(stages: readonly (readonly RunPart[])[]): Promise<Part[]> {
  const results: Part[] = [];
  for (const stage of stages) {
    const parts = stage.filter(({ name }) => !results.some((done) => done.name === name));
    results.push(...(await Promise.all(parts.map((part) => runPart(part, parts.length === 1)))));
  }
  return results;
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in RUNS));
if (names.length === 0 || unknown.length > 0) {
  console.error(`Name runs to make: ${Object.keys(RUNS).join(', ')}.`);
  process.exit(1);
}
const stack = readJourneyStack();
await requireFreePorts(stack);
mkdirSync('reports', { recursive: true });
const stages = names.flatMap((name) => RUNS[name]?.() ?? []);
for (const { report } of stages.flat()) if (report) rmSync(report, { force: true });
for (const name of names) rmSync(`reports/counts-${name}.json`, { force: true });

const from = Date.now();
const results = await runAll(stages);
const counts = countTests(results);
writeFileSync(`reports/counts-${names.at(-1)}.json`, JSON.stringify(counts));
console.log(formatTimes(results, (Date.now() - from) / 1000));
console.log(formatSlowest(results.flatMap(({ tests }) => tests)));
console.log(formatCounts(counts));
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
