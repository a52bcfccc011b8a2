/**
 * Measures the production build on a slow phone, side by side with the page in bench/limit, and prints the budget of
 * docs/performance.md: `npm run bench`; `-- --runs 3` is quicker, `-- --only welcome` and `-- --only way` measure a part,
 * `-- --growth` measures what grows instead, `-- --serve` only serves the build beside a platform that answers, for other
 * tools.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { wayTable, welcomeTable } from './budget.mjs';
import { growthTables } from './growth.mjs';
import { measureCountries, measurePage } from './measure.mjs';
import { openStand } from './stand.mjs';
import { launch } from './visit.mjs';
import { measureWay } from './way.mjs';

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

/** One run of both pages, in turn: what disturbs the machine disturbs both. */
async function measureWelcome(browser, { siteUrl, limitUrl }) {
  const limit = await measurePage(browser, limitUrl);
  const page = await measurePage(browser, `${siteUrl}/welcome`);
  const countries = await measureCountries(browser, `${siteUrl}/welcome`);
  return { limit, site: { ...page, ...countries } };
}

/** Each part of the budget: how one run is measured, and the table of all runs. */
const PARTS = {
  welcome: { measure: measureWelcome, print: welcomeTable },
  way: { measure: measureWay, print: wayTable },
};

async function measurePart(browser, stand, { measure, print }) {
  const runs = [];
  /* The first run only warms up. */
  for (let run = 0; run <= RUNS; run += 1) {
    const figures = await measure(browser, stand);
    if (run > 0) runs.push(figures);
    console.error(run === 0 ? 'warmed up' : `run ${run} of ${RUNS}`);
  }
  return print({ limit: runs.map(({ limit }) => limit), site: runs.map(({ site }) => site) });
}

async function measureBudget(browser, stand) {
  const tables = [];
  for (const name of values.only ? [values.only] : Object.keys(PARTS))
    tables.push(await measurePart(browser, stand, PARTS[name]));
  return tables.join('\n\n');
}

async function printTables(stand) {
  const browser = await launch();
  try {
    const busyBefore = loadavg()[0].toFixed(1);
    const tables = values.growth
      ? await growthTables(browser, { ...stand, runs: RUNS })
      : await measureBudget(browser, stand);
    console.log(`${tables}\n`);
    console.log(
      `${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, Node ${process.version}, ` +
        `load of the machine ${busyBefore} → ${loadavg()[0].toFixed(1)}`,
    );
  } finally {
    await browser.close();
    stand.close();
  }
}

const stand = await openStand({ port: Number(process.env.PORT ?? 3400), isBuilt: values.built });
if (values.serve) console.log(`${stand.siteUrl}/welcome\n${stand.limitUrl}/`);
else await printTables(stand);
