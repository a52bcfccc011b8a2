import type { Database } from './database.ts';

/** Chooses the scenario that applies to all calls of a run. */
export async function chooseScenario(database: Database, run: string, name: string): Promise<void> {
  await database
    .insertInto('scenarios')
    .values({ run, name })
    .onConflict((conflict) => conflict.column('run').doUpdateSet({ name }))
    .execute();
}

/** The name of the scenario of a run, else of the one for everybody (`''`). */
export async function findChosenScenario(database: Database, run: string): Promise<string | null> {
  const chosen = database.selectFrom('scenarios').select('name').where('run', 'in', ['', run]);
  return (await chosen.orderBy('run', 'desc').executeTakeFirst())?.name ?? null;
}

/** Takes the choice of a run back. */
export async function forgetScenario(database: Database, run: string): Promise<void> {
  await database.deleteFrom('scenarios').where('run', '=', run).execute();
}
