import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createSandbox } from '#sandbox/app.ts';
import { connectToEmbedded } from '#sandbox/data/embedded-database.ts';
import { createInMemoryFetch } from '#sandbox/in-memory-fetch.ts';
import type { PlatformSettings } from '#sandbox/settings.ts';
import { createVisitor } from '#scripts/support/visitor.ts';

export const SITE = 'http://localhost:3000';

export const settings: PlatformSettings = {
  url: 'http://localhost:4000',
  siteOrigins: [SITE, 'http://localhost:4173'],
  createMs: 0,
  ipCountry: 'NZ',
  productName: 'Huddle Club',
  passwordCost: 1,
};

/** An empty Postgres, made once a machine: its first start takes seconds, a copy of it a fraction. */
async function emptyPostgres(): Promise<PGlite> {
  const { version } = JSON.parse(
    readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'),
  ) as { version: string };
  const dump = join(tmpdir(), `empty-pglite-${version}.tar.gz`);
  if (existsSync(dump)) return PGlite.create({ loadDataDir: new Blob([readFileSync(dump)]) });
  const postgres = await PGlite.create();
  const copy = await postgres.dumpDataDir('gzip');
  writeFileSync(`${dump}.${process.pid}`, Buffer.from(await copy.arrayBuffer()));
  renameSync(`${dump}.${process.pid}`, dump);
  return postgres;
}

export const emptyDatabase = async () => connectToEmbedded(await emptyPostgres());

/** A whole platform on a database of its own, spoken to without a port. */
export async function startSandbox(changes: Partial<PlatformSettings> = {}) {
  const database = await emptyDatabase();
  const log: string[] = [];
  const sandbox = await createSandbox({
    database,
    settings: { ...settings, ...changes },
    log: (line) => log.push(line),
  });
  const fetch = createInMemoryFetch(sandbox.handler);
  return { ...sandbox, database, fetch, log, makeVisitor: () => createVisitor(fetch) };
}
