import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '#scripts/support/processes.ts';

const COUNTS = 'reports/fuzz.jsonl';
const PROPERTY_TIMEOUT_MS = 3_600_000;

const propertyFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests', file))
  .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('fc.assert('));

mkdirSync('reports', { recursive: true });
rmSync(COUNTS, { force: true });
const code = await run(
  'npx',
  [
    '--no-install',
    'vitest',
    'run',
    '--project=units',
    '--project=site',
    `--testTimeout=${PROPERTY_TIMEOUT_MS}`,
    '--reporter=dot',
    '--maxWorkers=1',
    ...propertyFiles,
  ],
  { env: { FUZZ_RUNS: process.env['FUZZ_RUNS'] ?? '100000', FUZZ_COUNTS: COUNTS } },
);

type Counted = { file: string; title: string; runs: number };

const lines = readFileSync(COUNTS, 'utf8').trim().split('\n');
const counts = lines.map((line) => JSON.parse(line) as Counted);
for (const { file, title, runs } of counts)
  console.log(`${String(runs).padStart(8)}  ${relative(process.cwd(), file)}: ${title}`);
const sum = counts.reduce((total, { runs }) => total + runs, 0);
console.log(`\n${sum} cases for ${counts.length} properties`);
process.exit(code);
