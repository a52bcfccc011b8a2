import { type ColumnType, type Generated, Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Fault } from '#sandbox/control/fault-contract.ts';
import type { SignUpRequest } from '#src/contracts/creation.ts';

/** jsonb: read as the value, written as its text, which both drivers take. */
type Json<Value> = ColumnType<Value, string, string>;

/** The tables, as `migrations.ts` makes them. */
export type Schema = {
  accounts: {
    id: string;
    email: string;
    email_key: string;
    name: string | null;
    password_hash: string;
    created_at: Generated<Date>;
  };
  organisations: {
    id: string;
    slug: string;
    name_key: string;
    owner_key: string;
    email_key: string;
    account_id: string | null;
    idempotency_key: string;
    sign_up: Json<SignUpRequest>;
    created_at: Generated<Date>;
    ready_at: Date;
  };
  oidc_records: {
    kind: string;
    id: string;
    grant_id: string | null;
    uid: string | null;
    payload: Json<Record<string, unknown>>;
    expires_at: Date | null;
  };
  secrets: { name: string; value: Json<unknown> };
  faults: {
    id: Generated<number>;
    call: string;
    run: string;
    remaining: number;
    fault: Json<Fault>;
  };
  scenarios: { run: string; name: string };
  reports: {
    id: Generated<number>;
    project: string;
    received_at: Generated<Date>;
    envelope: string;
  };
  figures: {
    id: Generated<number>;
    received_at: Generated<Date>;
    name: string;
    value: number;
    /** Where it was measured: page, stage, build, engine and so on. */
    place: Json<Record<string, string>>;
  };
};

export type Database = Kysely<Schema>;

/** Connects to a Postgres server; several sandbox processes may share it. */
export function connectToServer(url: string): Database {
  const pool = new Pool({ connectionString: url });
  pool.on('error', (error) => console.error(`Lost a database connection: ${error.message}`));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
