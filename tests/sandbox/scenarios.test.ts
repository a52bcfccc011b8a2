import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint, ErrorStatus } from '#src/contracts/endpoint.ts';
import { endpoints } from '#src/contracts/endpoints.ts';
import { Fault } from '#sandbox/control/fault-contract.ts';
import type { Scenario } from '#sandbox/scenario.ts';
import { findScenarioByEmail, scenarios } from '#sandbox/scenarios.ts';
import { buildInitialData } from '#tests/support/builders.ts';
import { startSandbox } from '#tests/support/sandbox.ts';
import { readClaims, buildLogin, buildSignUp } from '#scripts/support/visitor.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let visitor: ReturnType<typeof sandbox.makeVisitor>;
beforeAll(async () => {
  sandbox = await startSandbox();
  visitor = sandbox.makeVisitor();
});
afterAll(() => sandbox.close());

const list: readonly Scenario[] = scenarios;
const faults = list.flatMap((one) => one.faults.map((fault) => ({ name: one.name, fault })));
const RUN = { 'x-sandbox-run': 'mine' };

const choose = (method: string, name?: string, headers: Record<string, string> = RUN) =>
  sandbox.fetch({
    method,
    path: '/__sandbox/scenario',
    headers: { 'content-type': 'application/json', ...headers },
    ...(name === undefined ? {} : { body: JSON.stringify({ name }) }),
  });
const countries = (headers = {}) => visitor.call('GET', '/countries', { headers });
const checkExists = (email: string, headers: Record<string, string> = {}) =>
  visitor.call('POST', '/orgs/signUp/checkExists', {
    body: buildInitialData({ email, name: 'A name of its own' }),
    headers,
  });

describe('the list of scenarios', () => {
  it('has twenty-six scenarios with unique names that fit an e-mail address', () => {
    const names = list.map(({ name }) => name);
    expect(new Set(names).size).toBe(26);
    for (const name of names)
      expect(findScenarioByEmail(`jo+${name.toUpperCase()}@example.test`)?.name).toBe(name);
  });

  it.each(list)('$name has calls that fail, or steps to do by hand', ({ faults: own, byHand }) => {
    expect(own.length > 0).toBe(byHand === undefined);
  });

  it.each(['jo@example.test', 'jo+other@example.test', 'jo+create-500@example.com', ''])(
    'is not selected by %j',
    (email) => expect(findScenarioByEmail(email)).toBeUndefined(),
  );

  it.each(faults)('$name asks for a fault that the platform can make', ({ fault }) => {
    expect(Fault.parse(fault)).toMatchObject(fault);
  });

  it.each(faults.filter(({ fault }) => fault.kind === 'status'))(
    '$name answers what the contract says of its status',
    ({ fault }) => {
      const endpoint: Endpoint | undefined = endpoints[fault.call as keyof typeof endpoints];
      const contract = endpoint?.errors[fault.status as ErrorStatus];
      const { message, data } = Fault.parse(fault);
      const body = contract ?? z.object({ message: z.string() });
      expect(body.safeParse({ message, data }).success).toBe(true);
    },
  );
});

describe('a scenario by e-mail', () => {
  it('applies to each call of this e-mail, and to no other', async () => {
    const email = 'jo+exact-match@example.test';
    for (const once of [1, 2]) {
      const answer = await checkExists(email);
      expect([once, answer.status]).toEqual([once, 409]);
      expect(await answer.json()).toMatchObject({
        data: { org: { email }, appUrl: 'http://localhost:4000/orgs/kauri-bay-tennis-club' },
      });
    }
    expect((await checkExists('jo@example.test')).status).toBe(200);
  });

  it('applies to the calls of its account: create, user', async () => {
    for (const [name, path] of [
      ['create-500', '/orgs/signUp/'],
      ['user-500', '/user'],
    ] as const) {
      const email = `ana+${name}@example.test`;
      const { idToken } = await visitor.signIn(email);
      const body = buildSignUp({ accountId: String(readClaims(idToken)['sub']) });
      const post = path === '/user' ? {} : { body };
      const answer = await visitor.call(path === '/user' ? 'GET' : 'POST', path, {
        idToken,
        ...post,
      });
      expect([name, answer.status]).toEqual([name, 500]);
    }
  });

  it('applies to the exchange of its code', async () => {
    const { verifier, path } = buildLogin({ prompt: 'create' });
    const own = sandbox.makeVisitor();
    const { html } = await own.get(path);
    const email = 'tane+exchange-401@example.test';
    const { url } = await own.submit(html, { email, password: 'Correct1horse' });
    const answer = await own.exchange(url.searchParams.get('code') ?? '', verifier);
    expect(answer.status).toBe(401);
    const { idToken } = await sandbox.makeVisitor().signIn('tane+expired@example.test');
    expect(Number(readClaims(idToken)['exp']) - Number(readClaims(idToken)['iat'])).toBe(60);
  });
});

describe('a scenario by run', () => {
  afterEach(() => choose('DELETE'));

  it('applies to all calls of the run until it is removed', async () => {
    const answer = await choose('PUT', 'countries-503');
    expect(await answer.json()).toEqual({ run: 'mine', scenario: 'countries-503' });
    expect((await countries(RUN)).status).toBe(503);
    expect((await countries(RUN)).status).toBe(503);
    expect((await countries()).status).toBe(200);
    expect((await countries({ 'x-sandbox-run': 'other' })).status).toBe(200);
    expect(await (await choose('GET')).json()).toHaveProperty('scenario', 'countries-503');
    expect(await (await choose('DELETE')).json()).toHaveProperty('scenario', null);
    expect((await countries(RUN)).status).toBe(200);
  });

  it('overrides the scenario of the e-mail, and the newest choice counts', async () => {
    await choose('PUT', 'slow-90');
    await choose('PUT', 'near-match');
    const answer = await checkExists('jo+exact-match@example.test', RUN);
    expect(await answer.json()).toMatchObject({
      data: { org: { email: 'club@kauribay.example' } },
    });
  });

  it('breaks every connection when the API is down', async () => {
    await choose('PUT', 'api-down');
    await expect(checkExists('jo@example.test', RUN)).rejects.toThrow('socket hang up');
  });

  it('rejects an unknown name, and lists the known ones', async () => {
    const answer = await choose('PUT', 'nothing');
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('never-created');
  });
});
