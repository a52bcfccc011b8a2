import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The oldest reports go when there are more. */
const KEPT = 1000;

/** Keeps one Sentry envelope as it came. */
export async function addReport(database: Database, project: string, text: string) {
  const values = { project, envelope: text.replaceAll('\0', '') };
  const kept = database.insertInto('reports').values(values).returning('id');
  const { id } = await kept.executeTakeFirstOrThrow();
  await database
    .deleteFrom('reports')
    .where('id', '<=', id - KEPT)
    .execute();
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

/**
 * Takes an envelope apart: a line of JSON for it, then for each item a line of JSON that describes it
 * and its payload, which the browser's SDK sends as one line (develop.sentry.dev, "Envelopes").
 */
export function readEnvelope(text: string) {
  const [header, ...lines] = text.split('\n').filter(Boolean).map(parse);
  const starts = lines.map((_line, index) => index).filter((index) => index % 2 === 0);
  return { header, items: starts.map((at) => ({ header: lines[at], payload: lines[at + 1] })) };
}

type Wanted = { readonly containing?: string | undefined; readonly id?: number | undefined };

/** What was reported, newest first; only the envelopes that hold a text, or the one of a number, when that is given. */
export async function listReports(database: Database, { containing = '', id: one }: Wanted = {}) {
  const rows = await database
    .selectFrom('reports')
    .selectAll()
    .where(sql<boolean>`position(${containing} in envelope) > 0`)
    .$if(one !== undefined, (query) => query.where('id', '=', one ?? 0))
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ id, project, received_at: receivedAt, envelope }) => ({
    id,
    project,
    receivedAt,
    ...readEnvelope(envelope),
  }));
}
