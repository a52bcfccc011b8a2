import { runnerImport } from 'vite';

/* Adds up the counts of the named runs, which have ended before. */
const { module: counting } = await runnerImport('./scripts/test/test-counts.ts');
const { module: summary } = await runnerImport('./scripts/test/test-summary.ts');
const files = process.argv.slice(2).map((name) => `reports/counts-${name}.json`);
const total = counting.sumCounts(files);
console.log(summary.countLines(total));
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
