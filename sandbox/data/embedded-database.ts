import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Database, Schema } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/** PGlite has one connection: each caller gets it alone, or transactions would run into each other. */
function createPool(postgres: PGlite, onEnd: () => void): PostgresPool {
  let turn = Promise.resolve();
  const createClient = (release: () => void) => ({
    query: async (sql: string, parameters: readonly unknown[]) => {
      const { rows, affectedRows } = await postgres.query(sql, [...parameters]);
      return { command: 'SELECT', rows, rowCount: affectedRows ?? 0 };
    },
    release,
  });
  return {
    connect: () =>
      new Promise((resolve) => {
        const use = (release: () => void) =>
          resolve(createClient(release) as unknown as PostgresPoolClient);
        turn = turn.then(() => new Promise(use));
      }),
    async end() {
      await postgres.close();
      onEnd();
    },
  };
}

/** A database over a PGlite that is already open. `onEnd` runs once it is closed. */
export function connectToEmbedded(postgres: PGlite, onEnd = () => {}): Database {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: createPool(postgres, onEnd) }),
  });
}

/**
 * Opens the embedded Postgres that lives in a folder, made on the first start (that takes seconds).
 * @param folder where to keep it; made when missing
 * @throws Error when another process has it open
 */
export async function openEmbedded(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const unlock = lockFolder(join(folder, 'postgres.lock'));
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    return connectToEmbedded(await PGlite.create(join(folder, 'postgres')), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}
