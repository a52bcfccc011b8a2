import { sql } from 'kysely';
import type { Fault } from '#sandbox/control/fault-contract.ts';
import type { Database } from './database.ts';

/** Sets a fault for the next calls. */
export async function addFault(database: Database, fault: Fault): Promise<void> {
  const { call, run, times } = fault;
  const values = { call, run, remaining: times, fault: JSON.stringify(fault) };
  await database.insertInto('faults').values(values).execute();
}

/** Takes the oldest fault that a call of this run meets, and counts it down; undefined when none waits. */
export async function takeFault(database: Database, call: string, run: string) {
  const waiting = database
    .selectFrom('faults')
    .select('id')
    .where('call', '=', call)
    .where('run', 'in', ['', run])
    .where('remaining', '>', 0)
    .orderBy('id')
    .limit(1)
    .forUpdate();
  const taken = await database
    .updateTable('faults')
    .set({ remaining: sql`remaining - 1` })
    .where('id', '=', waiting)
    .returning('fault')
    .executeTakeFirst();
  return taken?.fault;
}

/** The faults that still wait. */
export async function listFaults(database: Database): Promise<Fault[]> {
  const waiting = database.selectFrom('faults').selectAll().where('remaining', '>', 0);
  const rows = await waiting.orderBy('id').execute();
  return rows.map(({ fault, remaining }) => ({ ...fault, times: remaining }));
}

/** Takes back the faults of one run, or all of them. */
export async function clearFaults(database: Database, run?: string): Promise<void> {
  const faults = database.deleteFrom('faults');
  await (run === undefined ? faults : faults.where('run', '=', run)).execute();
}
