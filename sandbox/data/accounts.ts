import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { toComparableEmail } from '#src/kernel/text/email-address.ts';
import { textToSend } from '#src/kernel/text/text-to-send.ts';
import type { Database, Schema } from './database.ts';

export type Account = Selectable<Schema['accounts']>;

export const findAccount = (database: Database, id: string): Promise<Account | undefined> =>
  database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

export const findAccountByEmail = (
  database: Database,
  email: string,
): Promise<Account | undefined> =>
  database
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', toComparableEmail(email))
    .executeTakeFirst();

/**
 * Keeps a new account.
 * @returns the account, or undefined when its e-mail has one already
 */
export const addAccount = (
  database: Database,
  account: { email: string; passwordHash: string; name?: string },
): Promise<Account | undefined> =>
  database
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      email: textToSend(account.email),
      email_key: toComparableEmail(account.email),
      name: account.name ?? null,
      password_hash: account.passwordHash,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Gives an account its owner's name, once it is known; a name it has already stays. */
export const nameAccount = (database: Database, id: string, name: string) =>
  database
    .updateTable('accounts')
    .set({ name })
    .where('id', '=', id)
    .where('name', 'is', null)
    .execute();
