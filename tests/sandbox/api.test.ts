import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CountriesAnswer, IpLookupAnswer } from '#src/contracts/country.ts';
import { CheckCreatedAnswer, SignUpAnswer } from '#src/contracts/creation.ts';
import { ErrorBody } from '#src/contracts/error-body.ts';
import { endpoints } from '#src/contracts/endpoints.ts';
import { User } from '#src/contracts/user.ts';
import { SITE, startSandbox } from '#tests/support/sandbox.ts';
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

const create = (body: unknown) => visitor.call('POST', '/orgs/signUp/', { idToken, body });

describe('every call', () => {
  it.each(Object.values(endpoints))(
    '$method $path is served',
    async ({ service, method, path }) => {
      const { status } = await sandbox.fetch({
        method,
        path: `/${service}${path.replace('{id}', '1')}`,
        headers: { 'content-type': 'application/json' },
        body: method === 'POST' ? '{}' : '',
      });
      expect(status).not.toBe(404);
    },
  );

  it.each([undefined, '2020-01-01'])(
    'of the API is rejected with the version %s',
    async (version) => {
      const headers: Record<string, string> = version ? { 'x-api-version': version } : {};
      const answer = await sandbox.fetch({ path: '/api/countries', headers });
      expect(answer.status).toBe(400);
      expect(ErrorBody.parse(await answer.json()).message).toBe('X-Api-Version must be 2023-01-01');
    },
  );

  it('gets its request id back, and is logged with it', async () => {
    const id = 'b0d57a68-3c5e-4f63-9d2b-0a4c8f6f1d11';
    const answer = await visitor.call('GET', '/countries', { headers: { 'x-request-id': id } });
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect(sandbox.log.at(-1)).toBe(`GET /api/countries 200 ${id}`);
  });

  it('is allowed from a site, with the site’s headers', async () => {
    const answer = await sandbox.fetch({
      method: 'OPTIONS',
      path: '/api/orgs/signUp/',
      headers: { origin: SITE, 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase().split(',');
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'idempotency-key', 'x-hostname', 'x-app-version']),
    );
  });

  it('exposes its request id and retry time to a site, also for errors', async () => {
    const answer = await sandbox.fetch({ path: '/api/user', headers: { origin: SITE } });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(answer.headers.get('access-control-expose-headers')).toBe(
      'X-Request-Id,Retry-After,Date',
    );
  });

  it('is logged with its id, which the answer contains', async () => {
    const id = '6f6c9a4e-8c1b-4f0a-9b57-0f2f1f1d2c3b';
    const answer = await visitor.call('GET', '/countries', { headers: { 'x-request-id': id } });
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect(sandbox.log).toContain(`GET /api/countries 200 ${id}`);
  });

  it('gets an id of the platform when its own would break the log', async () => {
    const headers = { 'x-request-id': 'a b' };
    const answer = await visitor.call('GET', '/countries', { headers });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('is not readable for another origin', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const answer = await visitor.call('GET', '/countries', { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is answered with 400 when its body is no JSON, with 413 when it is huge', async () => {
    for (const [body, status] of [
      ['{"firstName":', 400],
      ['x'.repeat(300_000), 413],
    ] as const) {
      const path = '/api/orgs/signUp/checkExists';
      const headers = { 'x-api-version': '2023-01-01', 'content-type': 'application/json' };
      const answer = await sandbox.fetch({ method: 'POST', path, headers, body });
      expect(answer.status).toBe(status);
    }
  });
});

describe('GET /countries', () => {
  it('lists every ISO country with flag, currency, prefix and time zones', async () => {
    const answer = await visitor.call('GET', '/countries');
    const { countries, meta } = CountriesAnswer.parse(await answer.json());
    expect(countries.length).toBeGreaterThanOrEqual(249);
    expect(meta?.total).toBe(countries.length);
    expect(countries.find(({ code }) => code === 'NZ')).toEqual({
      id: 'nz',
      meta: {},
      code: 'NZ',
      name: 'New Zealand',
      flag: '🇳🇿',
      currencyCode: 'NZD',
      prefix: '64',
      timezones: ['Pacific/Auckland', 'Pacific/Chatham'],
    });
  });
});

describe('GET /ip', () => {
  it('answers the configured country to a page of a site', async () => {
    const answer = await sandbox.fetch({ path: '/ip', headers: { origin: SITE } });
    expect(IpLookupAnswer.parse(await answer.json())).toBe('NZ');
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
  });
});

describe('GET /user', () => {
  it('answers the signed-in user', async () => {
    const path = '/user?skipOrg=true&skipProfile=true';
    const answer = await visitor.call('GET', path, { idToken });
    const user = User.parse(await answer.json());
    expect(user).toMatchObject({ id: accountId, email: 'owner@club.example' });
    expect(user).toMatchObject({ identities: [], isSuper: false });
  });

  it('answers the name of a user who has signed up', async () => {
    const another = sandbox.makeVisitor();
    const { idToken: token } = await another.signIn('named@club.example');
    const body = buildSignUp({ accountId: String(readClaims(token)['sub']) });
    await another.call('POST', '/orgs/signUp/', { idToken: token, body });
    const answer = await another.call('GET', '/user', { idToken: token });
    const { identities } = User.parse(await answer.json());
    expect(identities).toMatchObject([{ name: 'Ana Reti', email: 'named@club.example' }]);
  });

  it.each([
    ['no token', () => ({})],
    ['a token that is none', () => ({ idToken: 'a.b.c' })],
    ['a token whose signature is another', () => ({ idToken: `${idToken.slice(0, -6)}AAAAAA` })],
  ])('answers 401 to %s', async (_what, options) => {
    const answer = await visitor.call('GET', '/user', options());
    expect(answer.status).toBe(401);
    expect(ErrorBody.parse(await answer.json()).message).not.toBe('');
  });

  it('rejects an access token instead of the identity token', async () => {
    const { accessToken } = await sandbox.makeVisitor().signIn('access@club.example');
    expect((await visitor.call('GET', '/user', { idToken: accessToken })).status).toBe(401);
  });
});

describe('POST /orgs/signUp/ and GET /orgs/signUp/checkCreated/{id}', () => {
  it('create an organisation and answer its address', async () => {
    const answer = await create(buildSignUp({ accountId, name: 'Waterfront Rowers' }));
    expect(answer.status).toBe(200);
    const { id } = SignUpAnswer.parse(await answer.json());
    const state = await visitor.call('GET', `/orgs/signUp/checkCreated/${id}`, { idToken });
    expect(CheckCreatedAnswer.parse(await state.json())).toEqual({
      isCreated: true,
      appUrl: 'http://localhost:4000/orgs/waterfront-rowers',
    });
  });

  it('answer 404 for another user’s sign-up and for an unknown one', async () => {
    const answer = await create(buildSignUp({ accountId }));
    const { id } = SignUpAnswer.parse(await answer.json());
    const other = await sandbox.makeVisitor().signIn('other@club.example');
    for (const [asked, token] of [
      [id, other.idToken],
      ['nothing', idToken],
    ] as const) {
      const path = `/orgs/signUp/checkCreated/${asked}`;
      expect((await visitor.call('GET', path, { idToken: token })).status).toBe(404);
    }
    expect((await visitor.call('GET', `/orgs/signUp/checkCreated/${id}`)).status).toBe(401);
  });

  it('require a signed-in owner', async () => {
    const body = buildSignUp({ accountId });
    expect((await visitor.call('POST', '/orgs/signUp/', { body })).status).toBe(401);
  });

  it('answer the owner’s name afterwards', async () => {
    await create(buildSignUp({ accountId }));
    const accounts = await sandbox.database.selectFrom('accounts').selectAll().execute();
    expect(accounts.find(({ id }) => id === accountId)?.name).toBe('Ana Reti');
  });

  it.each([
    ['type', { type: 'Pub' }, 'This field is invalid'],
    ['email', { email: 'nobody' }, 'Not a valid email address'],
    ['phone', { phone: '+6412' }, 'Not a valid number'],
    ['name', { name: '  ' }, 'This field is required'],
    ['contact', { contact: undefined }, 'This field is required'],
  ])('name the field %s when it is wrong', async (field, changes, message) => {
    const answer = await create({ ...buildSignUp({ accountId }), ...changes });
    expect(answer.status).toBe(422);
    const { data } = endpoints.createSignUp.errors[422].parse(await answer.json());
    expect(data.fields).toEqual({ [field]: message });
  });

  it.each([
    ['contact.email', { email: 'x@y', username: 'x@y' }, 'Not a valid email address'],
    ['contact.username', { username: 'someone@else.example' }, 'This field is invalid'],
    ['contact.id', { id: 'somebody-else' }, 'This field is invalid'],
  ])('name the field %s when it is wrong', async (field, contact, message) => {
    const body = buildSignUp({ accountId });
    const answer = await create({ ...body, contact: { ...body.contact, ...contact } });
    const { data } = endpoints.createSignUp.errors[422].parse(await answer.json());
    expect(data.fields).toEqual({ [field]: message });
  });
});
