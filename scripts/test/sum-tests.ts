import { sumCounts } from './test-counts.ts';
import { formatCounts } from './test-summary.ts';

/* Adds up the counts of the named runs, which have ended before. */
const files = process.argv.slice(2).map((name) => `reports/counts-${name}.json`);
const total = sumCounts(files);
console.log(formatCounts(total));
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
