/**
 * Measures the production build on a slow phone, side by side with the page in bench/limit, and prints the budget of
 * docs/performance.md: `npm run bench`; `-- --runs 3` is quicker, `-- --only welcome` and `-- --only way` measure a part,
 * `-- --growth` measures what grows instead, `-- --serve` only serves the build beside a platform that answers, for other
 * tools.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { formatWay, formatWelcome, type Figures } from './budget.ts';
import { formatGrowth } from './growth.ts';
import { type BenchStack, startBenchStack } from './local-stack.ts';
import { measureCountries, measurePage } from './measure.ts';
import { launch } from './visit.ts';
import { measureWay } from './way.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    only: { type: 'string' },
    growth: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
  },
});
const RUNS = Number(values.runs);

/** The figures of one run, of the site and of the limit pages. */
type Run = { readonly limit: Figures; readonly site: Figures };

/** The figures that are compared with the second limit page too, which shows all that Welcome shows. */
const compareWithWhole = ({ firstPaint = NaN, usable = NaN }: Figures): Figures => ({
  firstPaintOfWhole: firstPaint,
  usableOfWhole: usable,
});

/** Measures the pages in turn, so that a busy machine affects all. */
async function measureWelcome(browser: Browser, { siteUrl, limitUrl }: BenchStack): Promise<Run> {
  const limit = await measurePage(browser, limitUrl);
  const whole = await measurePage(browser, `${limitUrl}/whole`);
  const page = await measurePage(browser, `${siteUrl}/welcome`);
  const countries = await measureCountries(browser, `${siteUrl}/welcome`);
  return {
    limit: { ...limit, ...compareWithWhole(whole) },
    site: { ...page, ...compareWithWhole(page), ...countries },
  };
}

/** Each part of the budget: how one run is measured, and the table of all runs. */
const PARTS = {
  welcome: { measure: measureWelcome, format: formatWelcome },
  way: { measure: measureWay, format: formatWay },
};
type PartName = keyof typeof PARTS;

const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);

function choosePart(name: string): PartName {
  if (isPart(name)) return name;
  throw new Error(`--only takes one of: ${Object.keys(PARTS).join(', ')}`);
}

async function measurePart(browser: Browser, stack: BenchStack, name: PartName): Promise<string> {
  const { measure, format } = PARTS[name];
  const runs: Run[] = [];
  /* The first run only warms up. */
  for (let run = 0; run <= RUNS; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- runs must not disturb each other
    const figures = await measure(browser, stack);
    if (run > 0) runs.push(figures);
    console.error(run === 0 ? 'warmed up' : `run ${run} of ${RUNS}`);
  }
  return format({ limit: runs.map(({ limit }) => limit), site: runs.map(({ site }) => site) });
}

async function measureBudget(browser: Browser, stack: BenchStack): Promise<string> {
  const names = values.only ? [choosePart(values.only)] : Object.keys(PARTS).filter(isPart);
  const tables: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- parts must not disturb each other
  for (const name of names) tables.push(await measurePart(browser, stack, name));
  return tables.join('\n\n');
}

async function printTables(stack: BenchStack): Promise<void> {
  const browser = await launch();
  const readLoad = () => loadavg()[0]?.toFixed(1);
  try {
    const loadBefore = readLoad();
    const tables = values.growth
      ? await formatGrowth(browser, stack, RUNS)
      : await measureBudget(browser, stack);
    console.log(`${tables}\n`);
    console.log(
      `${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, Node ${process.version}, ` +
        `load of the machine ${loadBefore} → ${readLoad()}`,
    );
  } finally {
    await browser.close();
    stack.close();
  }
}

const stack = await startBenchStack({
  port: Number(process.env['PORT'] ?? 3400),
  isBuilt: values.built,
});
if (values.serve) console.log(`${stack.siteUrl}/welcome\n${stack.limitUrl}/`);
else await printTables(stack);
