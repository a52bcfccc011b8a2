import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { SignUpRequest } from '#src/contracts/creation.ts';
import { toComparableEmail } from '#src/kernel/text/email-address.ts';
import { toComparableText } from '#src/kernel/text/same-text.ts';
import type { Database, Schema } from './database.ts';
import { measureSimilarity, toSlug } from './organisation-names.ts';

export type Organisation = Selectable<Schema['organisations']> & { is_ready: boolean };

type Attempt = {
  accountId: string | null;
  idempotencyKey: string;
  signUp: SignUpRequest;
  /** How long the creation takes. */
  createMs: number;
};
type Outcome = { created: Organisation } | { taken: Organisation };

/** Two names at least this alike are taken for one organisation until the visitor says otherwise. */
const ALIKE = 0.6;

/** The creations of all processes run one at a time under this lock. */
const CREATION_LOCK = 4000;

/** Whether it is ready is the database's clock's word, the same for every process. */
const isReady = sql<boolean>`ready_at <= now()`.as('is_ready');

const selectOrganisations = (database: Database) =>
  database.selectFrom('organisations').selectAll().select(isReady);

/** The organisation that has one of these e-mails or this name; one that has both goes first. */
async function findTaken(database: Database, name: string, emails: readonly string[]) {
  const nameKey = toComparableText(name);
  const emailKeys = emails.map(toComparableEmail);
  const matches = await selectOrganisations(database)
    .where((on) =>
      on.or([
        on('name_key', '=', nameKey),
        on('owner_key', 'in', emailKeys),
        on('email_key', 'in', emailKeys),
      ]),
    )
    .execute();
  const hasEmail = ({ owner_key, email_key }: Organisation) =>
    emailKeys.includes(owner_key) || emailKeys.includes(email_key);
  const byEmail = matches.filter(hasEmail);
  return byEmail.find(({ name_key }) => name_key === nameKey) ?? byEmail[0] ?? matches[0];
}

/**
 * The organisation that a visitor may mean: the same e-mail or name, else the most similar name.
 * One that is still being created counts, so that an attempt whose answer was lost can be found again.
 */
export async function findExisting(
  database: Database,
  { name, email }: { name: string; email: string },
): Promise<Organisation | undefined> {
  const taken = await findTaken(database, name, [email]);
  if (taken) return taken;
  const names = await database.selectFrom('organisations').select(['id', 'name_key']).execute();
  const [best] = names
    .map(({ id, name_key }) => ({ id, similarity: measureSimilarity(name, name_key) }))
    .filter(({ similarity }) => similarity >= ALIKE)
    .toSorted((one, other) => other.similarity - one.similarity);
  return best && selectOrganisations(database).where('id', '=', best.id).executeTakeFirst();
}

async function insert(database: Database, attempt: Attempt): Promise<Organisation> {
  const { accountId, idempotencyKey, signUp, createMs } = attempt;
  const id = randomUUID();
  const slug = toSlug(signUp.name);
  const namesake = await findOrganisationBySlug(database, slug);
  return database
    .insertInto('organisations')
    .values({
      id,
      slug: namesake ? `${slug}-${id.slice(0, 8)}` : slug,
      name_key: toComparableText(signUp.name),
      owner_key: toComparableEmail(signUp.contact.email),
      email_key: toComparableEmail(signUp.email),
      account_id: accountId,
      idempotency_key: idempotencyKey,
      sign_up: JSON.stringify(signUp),
      ready_at: sql<Date>`now() + ${createMs} * interval '1 millisecond'`,
    })
    .returningAll()
    .returning(isReady)
    .executeTakeFirstOrThrow();
}

/**
 * Starts the creation of an organisation. The same key from the same account yields the organisation
 * of the first time; the table's constraints stand behind it.
 * @returns the organisation, or the different one that has its name or an e-mail of it
 */
export function createOrganisation(database: Database, attempt: Attempt): Promise<Outcome> {
  const { accountId, idempotencyKey, signUp } = attempt;
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${CREATION_LOCK})`.execute(transaction);
    const own = await selectOrganisations(transaction)
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    if (own) return { created: own };
    const emails = [signUp.contact.email, signUp.email];
    const taken = await findTaken(transaction, signUp.name, emails);
    return taken ? { taken } : { created: await insert(transaction, attempt) };
  });
}

/** The organisation of a sign-up, for the account that started it. */
export const findOwnOrganisation = (database: Database, id: string, accountId: string) =>
  selectOrganisations(database)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export const findOrganisationBySlug = (database: Database, slug: string) =>
  selectOrganisations(database).where('slug', '=', slug).executeTakeFirst();

/** The newest organisations; only those with this e-mail when one is given. */
export function listOrganisations(database: Database, email?: string): Promise<Organisation[]> {
  const newest = selectOrganisations(database).orderBy('created_at', 'desc').limit(200);
  if (email === undefined) return newest.execute();
  const key = toComparableEmail(email);
  return newest
    .where((on) => on.or([on('owner_key', '=', key), on('email_key', '=', key)]))
    .execute();
}
