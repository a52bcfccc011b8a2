import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { buildSandbox, spawnSandbox, waitUntilReady } from '#scripts/support/built-sandbox.ts';
import { findFreePort } from '#scripts/support/free-port.ts';
import { signUpWholly } from '#scripts/support/many-sign-ups.ts';
import { startPostgres } from '#scripts/support/postgres.ts';
import { readProcessorTime } from '#scripts/support/processor-time.ts';
import { createVisitorAt } from '#scripts/support/visitor.ts';
import { formatLoad, measureLoad } from './measured-load.ts';

const POLL_MS = 2000;
const CREATE_MS = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const CORES = 2;

/** Some figures need several sign-ups: a page of a table holds many rows. */
const LEAST_SIGN_UPS = 10;

/** What a database has used so far. */
type Used = { readonly processorMs: number; readonly bytes: number; readonly queries?: number };
type Store = {
  readonly name: string;
  readonly env: Record<string, string>;
  readonly read: () => Promise<Used>;
  readonly stop: () => Promise<void> | void;
};

async function openPostgres(): Promise<Store> {
  const { url, pid, stop } = await startPostgres('pg_stat_statements');
  const ask = async (text: string): Promise<number> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ value: string | null }>(text);
    await client.end();
    return Number(rows[0]?.value);
  };
  await ask('create extension pg_stat_statements');
  const read = async () => ({
    queries: await ask('select sum(calls) as value from pg_stat_statements'),
    bytes: await ask('select pg_database_size(current_database()) as value'),
    processorMs: readProcessorTime(pid),
  });
  return { name: 'Postgres', env: { DATABASE_URL: url }, read, stop };
}

const measureFolder = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/** PGlite runs in the process of the platform. Its tables are in `base`. */
function openPglite(): Store {
  mkdirSync('.data', { recursive: true });
  const folder = mkdtempSync(resolve('.data', 'costs-'));
  const read = async () => ({
    processorMs: 0,
    bytes: measureFolder(join(folder, 'postgres', 'base')),
  });
  const stop = () => rmSync(folder, { recursive: true, force: true });
  return { name: 'PGlite', env: { DATABASE_URL: '', SANDBOX_DATA: folder }, read, stop };
}

/** Signs up so many owners at once in one process of the platform. @returns a row of the table, and whether all was well */
async function measureCosts(program: string, store: Store, atOnce: number) {
  const total = Math.max(LEAST_SIGN_UPS, atOnce);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const sandbox = spawnSandbox(program, {
    ...store.env,
    SANDBOX_PORT: String(port),
    SANDBOX_CREATE_MS: String(CREATE_MS),
  });
  await waitUntilReady(sandbox);
  const pid = sandbox.process.pid ?? 0;
  await signUpWholly(createVisitorAt(url), POLL_MS);
  const [before, startedMs] = [await store.read(), readProcessorTime(pid)];
  const figures = await measureLoad({ total, atOnce }, () =>
    signUpWholly(createVisitorAt(url), POLL_MS),
  );
  const [after, endedMs] = [await store.read(), readProcessorTime(pid)];
  sandbox.process.kill();
  await sandbox.ended;
  const platformMs = (endedMs - startedMs) / total;
  const databaseMs = (after.processorMs - before.processorMs) / total;
  const queries =
    after.queries === undefined
      ? '–'
      : ((after.queries - (before.queries ?? 0)) / total).toFixed(0);
  const kB = (after.bytes - before.bytes) / total / 1000;
  const perDay = (CORES * DAY_MS) / (platformMs + databaseMs);
  const cells = [
    store.name,
    atOnce,
    total,
    `${platformMs.toFixed(0)} ms`,
    store.name === 'PGlite' ? 'in the platform' : `${databaseMs.toFixed(0)} ms`,
    queries,
    `${kB.toFixed(1)} kB`,
    Math.round(perDay / 1000) * 1000,
  ];
  return {
    row: `| ${cells.join(' | ')} |`,
    line: formatLoad(figures),
    errors: figures.errors,
  };
}

/**
 * Measures what one sign-up costs the platform, on both databases.
 * @param loads how many sign-ups come at once, one after the other
 */
export async function loadCosts(loads: readonly number[]): Promise<boolean> {
  const { program, remove } = await buildSandbox();
  const errors: string[] = [];
  console.log('| database | at once | sign-ups | platform | database | queries | stored | a day |');
  for (const open of [openPglite, openPostgres])
    for (const atOnce of loads) {
      // oxlint-disable-next-line no-await-in-loop -- measurements must not disturb each other
      const store = await open();
      // oxlint-disable-next-line no-await-in-loop -- as above
      const result = await measureCosts(program, store, atOnce);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await store.stop();
      console.log(result.row);
      console.error(result.line);
      errors.push(...result.errors);
    }
  remove();
  for (const error of errors) console.log(error);
  return errors.length === 0;
}
