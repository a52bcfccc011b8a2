import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CheckCreatedAnswer, SignUpAnswer } from '#src/contracts/creation.ts';
import type { CheckExistsRequest } from '#src/contracts/sign-up.ts';
import { readClaims, buildSignUp, type createVisitor } from './visitor.ts';

type Visitor = ReturnType<typeof createVisitor>;

/** A sign-up as its owner knows it. */
export type SignUp = { id: string; email: string; name: string };

const DOMAIN = 'many.example';
const PATIENCE_MS = 120_000;

async function expectOk(asked: Promise<Response>): Promise<unknown> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/**
 * One owner's whole sign-up over HTTP, as the site does it: the login with PKCE, check-exists, create, and polling until
 * it is created. The create call is sent twice at once, as by a network that loses answers.
 * @param pollMs how long to wait between two polls
 * @throws Error when a call is refused, the two creates make two, or it is not created within two minutes
 */
export async function signUpWholly(owner: Visitor, pollMs: number): Promise<SignUp> {
  const name = randomBytes(12).toString('hex');
  const email = `${name}@${DOMAIN}`;
  const { idToken } = await owner.signIn(email);
  const body = buildSignUp({ accountId: String(readClaims(idToken)['sub']), name, email });
  const { firstName, lastName, phone, hasAgreedToTerms } = body.contact;
  const first: CheckExistsRequest = {
    firstName,
    lastName,
    phone,
    hasAgreedToTerms,
    name,
    email,
    country: 'NZ',
  };
  await expectOk(owner.call('POST', '/orgs/signUp/checkExists', { body: first }));

  const headers = { 'idempotency-key': randomUUID() };
  const create = () => expectOk(owner.call('POST', '/orgs/signUp/', { idToken, body, headers }));
  const [one, other] = (await Promise.all([create(), create()])).map((answer) =>
    SignUpAnswer.parse(answer),
  );
  if (!one || one.id !== other?.id) throw new Error(`${name} was made twice`);

  const path = `/orgs/signUp/checkCreated/${one.id}`;
  for (let waited = 0; waited < PATIENCE_MS; waited += pollMs) {
    const answer = await expectOk(owner.call('GET', path, { idToken }));
    if (CheckCreatedAnswer.parse(answer).isCreated) return { id: one.id, email, name };
    await sleep(pollMs);
  }
  throw new Error(`${name} was never created`);
}

/** What the database holds of such sign-ups: organisations joined with the accounts of their owners, by id. */
export async function readStoredSignUps(databaseUrl: string): Promise<SignUp[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<SignUp>(
      `select o.id, a.email, o.sign_up ->> 'name' as name
       from organisations o full join accounts a on a.id = o.account_id
       where a.email like $1 or o.owner_key like $1 order by o.id`,
      [`%@${DOMAIN}`],
    );
    return rows;
  } finally {
    await client.end();
  }
}
