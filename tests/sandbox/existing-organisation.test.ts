import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#src/contracts/endpoints.ts';
import { SignUpAnswer } from '#src/contracts/creation.ts';
import { CheckExistsAnswer } from '#src/contracts/sign-up.ts';
import { listOrganisations } from '#sandbox/data/organisations.ts';
import { buildInitialData } from '#tests/support/builders.ts';
import { startSandbox } from '#tests/support/sandbox.ts';
import { readClaims, buildSignUp } from '#scripts/support/visitor.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let visitor: ReturnType<typeof sandbox.makeVisitor>;
let idToken: string;
let accountId: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  visitor = sandbox.makeVisitor();
  ({ idToken } = await visitor.signIn('owner@club.example'));
  accountId = String(readClaims(idToken)['sub']);
});
afterAll(() => sandbox.close());

const check = (name: string, email: string) =>
  visitor.call('POST', '/orgs/signUp/checkExists', {
    body: buildInitialData({ name, email, phone: '021 555 0123' }),
  });

const create = (body: unknown, key: string = randomUUID()) =>
  visitor.call('POST', '/orgs/signUp/', { idToken, body, headers: { 'idempotency-key': key } });

const existing = { name: 'Kauri Bay Tennis Club', email: 'aroha@kauribay.example' };
const appUrl = 'http://localhost:4000/orgs/kauri-bay-tennis-club';

describe('check-exists', () => {
  it('accepts a new organisation', async () => {
    const answer = await check('Lakeside Archers', 'ana@lakeside.example');
    expect(answer.status).toBe(200);
    expect(CheckExistsAnswer.parse(await answer.json()).id).not.toBe('');
  });

  it.each([
    ['the same name', 'Kauri Bay Tennis Club', 'new@club.example'],
    ['the same name in other letters', ' KAURI bay tennis club ', 'new@club.example'],
    ['a similar name', 'Kauri Bay Tennis', 'new@club.example'],
    ['a name with a typing error', 'Kauri Bay Tenis Club', 'new@club.example'],
  ])('finds %s and answers where to sign in', async (_what, name, email) => {
    const answer = await check(name, email);
    expect(answer.status).toBe(409);
    const { data } = endpoints.checkExists.errors[409].parse(await answer.json());
    expect(data).toEqual({ org: existing, appUrl });
  });

  it('finds the same e-mail and answers it as typed, so that the site can recognise an exact match', async () => {
    const answer = await check('Something Else', 'Aroha@KauriBay.example');
    const { data } = endpoints.checkExists.errors[409].parse(await answer.json());
    expect(data).toEqual({ org: { ...existing, email: 'Aroha@KauriBay.example' }, appUrl });
  });

  it('prefers the e-mail to the name when they belong to two organisations', async () => {
    const answer = await check('Harbour City Rowing', 'aroha@kauribay.example');
    const { data } = endpoints.checkExists.errors[409].parse(await answer.json());
    expect(data.org.name).toBe('Kauri Bay Tennis Club');
  });

  it('rejects an invalid e-mail', async () => {
    const answer = await check('Lakeside Archers', 'ana');
    expect(answer.status).toBe(422);
    const { data } = endpoints.checkExists.errors[422].parse(await answer.json());
    expect(data.fields).toEqual({ email: 'Not a valid email address' });
  });

  it('finds an organisation that is still being created, so that a lost answer can be repeated', async () => {
    const fault = { call: 'createSignUp', run: 'lost', kind: 'lasts', seconds: 3600 };
    await sandbox.fetch({
      method: 'PUT',
      path: '/__sandbox/faults',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    const body = buildSignUp({ accountId, name: 'Lost Answer Choir' });
    await visitor.call('POST', '/orgs/signUp/', {
      idToken,
      body,
      headers: { 'x-sandbox-run': 'lost' },
    });
    const answer = await check('lost answer choir', body.email);
    const { data } = endpoints.checkExists.errors[409].parse(await answer.json());
    expect(data.org).toEqual({ name: 'Lost Answer Choir', email: body.email });
    expect(data.appUrl).toBe('http://localhost:4000/orgs/lost-answer-choir');
    const page = await visitor.get('/orgs/lost-answer-choir');
    expect(page.html).toContain('<h1>Almost ready</h1>');
  });
});

describe('create', () => {
  it.each([
    ['its name', { name: ' kauri bay TENNIS club' }],
    ['its e-mail', { email: 'AROHA@kauribay.example' }],
  ])('rejects an organisation when another has %s', async (_what, changes) => {
    const answer = await create(buildSignUp({ accountId, ...changes }));
    expect(answer.status).toBe(409);
    const { data } = endpoints.createSignUp.errors[409].parse(await answer.json());
    expect(data.org.name).toBe('Kauri Bay Tennis Club');
  });

  it('accepts a similar name, because the visitor has confirmed that it is another organisation', async () => {
    expect((await create(buildSignUp({ accountId, name: 'Kauri Bay Tennis' }))).status).toBe(200);
  });

  it('gives the same key the same answer, and creates one organisation', async () => {
    const body = buildSignUp({ accountId });
    const key = randomUUID();
    const first = SignUpAnswer.parse(await (await create(body, key)).json());
    const again = SignUpAnswer.parse(await (await create(body, key)).json());
    expect(again).toEqual(first);
    expect(await listOrganisations(sandbox.database, body.email)).toHaveLength(1);
  });

  it('creates one organisation from ten requests at the same moment', async () => {
    const body = buildSignUp({ accountId });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(body, key)));
    const ids = await Promise.all(
      answers.map(async (answer) => SignUpAnswer.parse(await answer.json()).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await listOrganisations(sandbox.database, body.email)).toHaveLength(1);
  });

  it('gives the name to one of two attempts at the same moment', async () => {
    const one = buildSignUp({ accountId, name: 'Contested Name' });
    const other = buildSignUp({ accountId, name: 'contested name' });
    const answers = await Promise.all([create(one), create(other)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  });

  it('rejects another account with the same key', async () => {
    const body = buildSignUp({ accountId });
    const key = randomUUID();
    await create(body, key);
    const other = await sandbox.makeVisitor().signIn('key-thief@club.example');
    const theirs = buildSignUp({
      accountId: String(readClaims(other.idToken)['sub']),
      name: body.name,
    });
    const answer = await visitor.call('POST', '/orgs/signUp/', {
      idToken: other.idToken,
      body: theirs,
      headers: { 'idempotency-key': key },
    });
    expect(answer.status).toBe(409);
  });

  it('gives each organisation a unique address', async () => {
    await create(buildSignUp({ accountId, name: 'Club Ø!' }));
    await create(buildSignUp({ accountId, name: 'Club ?' }));
    await create(buildSignUp({ accountId, name: '網球俱樂部' }));
    const slugs = (await listOrganisations(sandbox.database)).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toContain('organisation');
    expect(slugs).toContain('club');
  });
});
