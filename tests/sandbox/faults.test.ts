import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CheckCreatedAnswer, SignUpAnswer } from '#src/contracts/creation.ts';
import { SITE, startSandbox } from '#tests/support/sandbox.ts';
import { readClaims, buildSignUp } from '#scripts/support/visitor.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let visitor: ReturnType<typeof sandbox.makeVisitor>;
beforeAll(async () => {
  sandbox = await startSandbox();
  visitor = sandbox.makeVisitor();
});
afterAll(() => sandbox.close());

const control = (method: string, path: string, body?: unknown, headers = {}) =>
  sandbox.fetch({
    method,
    path: `/__sandbox${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const setFault = (fault: object) => control('PUT', '/faults', fault);
beforeEach(() => control('DELETE', '/faults'));

const countries = (run?: string) =>
  visitor.call('GET', '/countries', {
    headers: { origin: SITE, ...(run ? { 'x-sandbox-run': run } : {}) },
  });

const callWithId = (id: string) =>
  visitor.call('GET', '/countries', { headers: { 'x-request-id': id } });

describe("QA's switchboard", () => {
  it('makes the next calls answer a status, then answers normally again', async () => {
    await setFault({ call: 'countries', kind: 'status', status: 503, times: 2, retryAfter: '1' });
    const first = await countries();
    expect(first.status).toBe(503);
    expect(first.headers.get('retry-after')).toBe('1');
    expect(first.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(await first.json()).toEqual({ message: 'A fault was asked for' });
    expect((await countries()).status).toBe(503);
    expect((await countries()).status).toBe(200);
  });

  it('can answer any message, such as a missing profile', async () => {
    const message = 'Missing profile';
    await setFault({ call: 'user', kind: 'status', status: 403, message, data: { a: 1 } });
    const answer = await visitor.call('GET', '/user');
    expect(await answer.json()).toEqual({ message, data: { a: 1 } });
  });

  it('does not affect the calls of other runs', async () => {
    await setFault({ call: 'countries', run: 'mine', kind: 'status', status: 500, times: 9 });
    expect((await countries()).status).toBe(200);
    expect((await countries('other')).status).toBe(200);
    expect((await countries('mine')).status).toBe(500);
    await control('DELETE', '/faults?run=other');
    expect((await countries('mine')).status).toBe(500);
    await control('DELETE', '/faults?run=mine');
    expect((await countries('mine')).status).toBe(200);
  });

  it('lists the waiting faults', async () => {
    await setFault({ call: 'ip', kind: 'drop', times: 3 });
    const { faults } = (await (await control('GET', '/faults')).json()) as { faults: object[] };
    expect(faults).toMatchObject([{ call: 'ip', kind: 'drop', times: 3, run: '', after: false }]);
  });

  it.each([
    ['malformed', '{"id":"cut o', 'application/json'],
    ['empty', '', 'application/json'],
    ['wrongShape', '{"id":7,"isCreated":"yes","countries":null}', 'application/json'],
    ['html', '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>', 'text/html'],
  ])('answers a body that is %s', async (kind, body, type) => {
    await setFault({ call: 'countries', kind });
    const answer = await countries();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(await answer.text()).toBe(body);
  });

  it('drops the connection', async () => {
    await setFault({ call: 'countries', kind: 'drop' });
    await expect(countries()).rejects.toThrow('socket hang up');
  });

  it('drops the repeat of a dropped call that the browser sends by itself, and no other call', async () => {
    await setFault({ call: 'countries', kind: 'drop' });
    for (let time = 0; time < 2; time += 1)
      await expect(callWithId('one')).rejects.toThrow('socket hang up');
    expect((await callWithId('two')).status).toBe(200);
  });

  it.each(['hang', 'drip'])('never ends a call with the fault %s', async (kind) => {
    await setFault({ call: 'countries', kind });
    const late = new Promise((resolve) => setTimeout(resolve, 500, 'nothing'));
    expect(await Promise.race([countries(), late])).toBe('nothing');
  });

  it('answers late', async () => {
    await setFault({ call: 'countries', kind: 'slow', seconds: 0.3 });
    const from = performance.now();
    expect((await countries()).status).toBe(200);
    expect(performance.now() - from).toBeGreaterThanOrEqual(295);
  });

  it('rejects an unknown fault, and says why', async () => {
    const answer = await setFault({ call: 'nothing', kind: 'status' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('call');
  });

  it('breaks the answer of a create call after the organisation was created', async () => {
    const { idToken } = await visitor.signIn('after@club.example');
    const body = buildSignUp({ accountId: String(readClaims(idToken)['sub']) });
    const headers = { 'idempotency-key': 'one' };
    const create = () => visitor.call('POST', '/orgs/signUp/', { idToken, body, headers });
    await setFault({ call: 'createSignUp', kind: 'status', status: 504, after: true });
    expect((await create()).status).toBe(504);
    const { organisations } = (await (
      await control('GET', `/organisations?email=${encodeURIComponent(body.email)}`)
    ).json()) as { organisations: { id: string }[] };
    const again = SignUpAnswer.parse(await (await create()).json());
    expect(organisations.map(({ id }) => id)).toEqual([again.id]);
  });

  it('sets the duration of a creation', async () => {
    const { idToken } = await visitor.signIn('slow@club.example');
    const body = buildSignUp({ accountId: String(readClaims(idToken)['sub']) });
    await setFault({ call: 'createSignUp', kind: 'lasts', seconds: 0.5 });
    const created = await visitor.call('POST', '/orgs/signUp/', { idToken, body });
    const { id, isCreated } = SignUpAnswer.parse(await created.json());
    expect(isCreated).toBe(false);
    const check = async () => {
      const answer = await visitor.call('GET', `/orgs/signUp/checkCreated/${id}`, { idToken });
      return CheckCreatedAnswer.parse(await answer.json());
    };
    expect(await check()).toEqual({ isCreated: false, appUrl: null });
    await expect.poll(check, { timeout: 10_000 }).toMatchObject({ isCreated: true });
  });

  it('alone sets the lifetime of tokens', async () => {
    await setFault({ call: 'exchangeToken', kind: 'lasts', seconds: 5 });
    const header = { 'x-sandbox-token-seconds': '9' };
    const { idToken, accessToken } = await visitor.signIn('short@club.example', 'create', header);
    for (const claims of [readClaims(idToken), readClaims(accessToken)])
      expect(Number(claims['exp']) - Number(claims['iat'])).toBe(5);
    const next = readClaims((await sandbox.makeVisitor().signIn('long@club.example')).idToken);
    expect(Number(next['exp']) - Number(next['iat'])).toBe(3600);
  });

  it('ends tokens that are too old', async () => {
    await setFault({ call: 'exchangeToken', kind: 'lasts', seconds: 1 });
    const { idToken } = await sandbox.makeVisitor().signIn('over@club.example');
    const status = async () => (await visitor.call('GET', '/user', { idToken })).status;
    await expect.poll(status, { timeout: 10_000 }).toBe(401);
  });

  it('empties the sandbox, except its seeds and keys', async () => {
    const { idToken } = await sandbox.makeVisitor().signIn('gone@club.example');
    const keys = await (await sandbox.fetch({ path: '/jwks' })).text();
    expect((await control('POST', '/reset')).status).toBe(200);
    const answer = await control('GET', '/organisations');
    expect(await answer.json()).toMatchObject({
      organisations: [{ slug: 'harbour-city-rowing' }, { slug: 'kauri-bay-tennis-club' }],
    });
    expect((await visitor.call('GET', '/user', { idToken })).status).toBe(401);
    expect(await (await sandbox.fetch({ path: '/jwks' })).text()).toBe(keys);
  });

  it('ignores pages of another origin', async () => {
    const foreign = await control('POST', '/reset', undefined, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    const own = await control('GET', '/faults', undefined, { origin: 'http://localhost:4000' });
    expect(own.status).toBe(200);
  });
});
