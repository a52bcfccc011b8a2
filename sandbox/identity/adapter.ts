import { sql } from 'kysely';
import { type Adapter, errors } from 'oidc-provider';
import type { Database } from '#sandbox/data/database.ts';

const unexpired = sql<boolean>`(expires_at is null or expires_at > now())`;

const toExpiry = (seconds: number | undefined) =>
  seconds === undefined ? null : sql<Date>`now() + ${seconds} * interval '1 second'`;

/** Takes out what nobody can use any more; called once a login. */
const purge = (database: Database) =>
  database
    .deleteFrom('oidc_records')
    .where(sql<boolean>`expires_at <= now()`)
    .execute();

/**
 * Where the provider keeps its sessions, interactions, grants and codes: rows that end by the
 * database's clock, so that every process sees the same.
 * @returns the factory that the provider asks for each kind of record
 */
export const createPostgresAdapter =
  (database: Database) =>
  (kind: string): Adapter => {
    const selectRows = () =>
      database.selectFrom('oidc_records').select('payload').where('kind', '=', kind);
    const findPayload = async (query: ReturnType<typeof selectRows>) =>
      (await query.where(unexpired).executeTakeFirst())?.payload;

    return {
      async upsert(id, payload, expiresIn) {
        if (kind === 'Interaction') await purge(database);
        const values = {
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          payload: JSON.stringify(payload),
          expires_at: toExpiry(expiresIn),
        };
        await database
          .insertInto('oidc_records')
          .values({ kind, id, ...values })
          .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
          .execute();
      },
      find: (id) => findPayload(selectRows().where('id', '=', id)),
      findByUid: (uid) => findPayload(selectRows().where('uid', '=', uid)),
      /** The device flow is off: no record has a user code. */
      findByUserCode: async () => undefined,
      /** One process alone may use a code: of two at the same moment the second is refused. */
      async consume(id) {
        const used = await database
          .updateTable('oidc_records')
          .set({
            payload: sql`payload || jsonb_build_object('consumed', floor(extract(epoch from now())))`,
          })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .where(sql<boolean>`not payload ? 'consumed'`)
          .returning('id')
          .executeTakeFirst();
        if (!used) throw new errors.InvalidGrant('already consumed');
      },
      async destroy(id) {
        await database
          .deleteFrom('oidc_records')
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute();
      },
      async revokeByGrantId(grantId) {
        await database.deleteFrom('oidc_records').where('grant_id', '=', grantId).execute();
      },
    };
  };
