import { type Migration, Migrator, sql } from 'kysely';
import type { Database } from './database.ts';

const foundation = [
  `create table accounts (
    id text primary key,
    email text not null,
    email_key text not null unique,
    name text,
    password_hash text not null,
    created_at timestamptz not null default now())`,
  `create table organisations (
    id text primary key,
    slug text not null unique,
    name_key text not null unique,
    owner_key text not null unique,
    email_key text not null,
    account_id text references accounts (id),
    idempotency_key text not null,
    sign_up jsonb not null,
    created_at timestamptz not null default now(),
    ready_at timestamptz not null,
    unique (account_id, idempotency_key))`,
  `create table oidc_records (
    kind text not null,
    id text not null,
    grant_id text,
    uid text,
    payload jsonb not null,
    expires_at timestamptz,
    primary key (kind, id))`,
  `create index on oidc_records (grant_id)`,
  `create index on oidc_records (uid)`,
  `create index on oidc_records (expires_at)`,
  `create table secrets (name text primary key, value jsonb not null)`,
  `create table faults (
    id integer generated always as identity primary key,
    call text not null,
    run text not null,
    remaining integer not null,
    fault jsonb not null)`,
  `create table reports (
    id integer generated always as identity primary key,
    project text not null,
    received_at timestamptz not null default now(),
    envelope text not null)`,
];

/** Statement by statement, because PGlite prepares one at a time. */
const runAll = (statements: readonly string[]): Migration => ({
  async up(database) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
});

const scenarios = [`create table scenarios (run text primary key, name text not null)`];

const figures = [
  `create table figures (
    id integer generated always as identity primary key,
    received_at timestamptz not null default now(),
    name text not null,
    value double precision not null,
    place jsonb not null)`,
  `create index on figures (name)`,
];

const migrations: Record<string, Migration> = {
  '001-foundation': runAll(foundation),
  '002-scenarios': runAll(scenarios),
  '003-figures': runAll(figures),
};

/** Brings the tables up to date; safe when several processes start at once. */
export async function migrate(database: Database): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
}

/** Empties every table but the secrets, so that processes that are running go on agreeing on them. */
export async function emptyTables(database: Database): Promise<void> {
  await sql`truncate accounts, organisations, oidc_records, faults, scenarios, reports, figures`.execute(
    database,
  );
}
