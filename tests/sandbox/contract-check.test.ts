import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkContract } from '#scripts/test/contract-check.ts';
import { endpoints } from '#src/contracts/endpoints.ts';
import type { Settings } from '#src/config/settings.ts';
import { startSandbox } from '#tests/support/sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let server: Server;
let url: string;
const asked: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  server = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url}`);
    sandbox.handler(request, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await sandbox.close();
});

const control = (method: string, path: string, body?: object) =>
  sandbox.fetch({
    method,
    path: `/__sandbox${path}`,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
afterEach(() => control('DELETE', '/faults'));

const check = async () => {
  const settings = { apiUrl: `${url}/api`, ipLookupUrl: `${url}/ip` } as Settings;
  const findings = await checkContract(settings);
  return findings.filter(({ drift }) => drift.length > 0);
};
const organisations = async () => {
  const answer = await control('GET', '/organisations');
  return ((await answer.json()) as { meta: { total: number } }).meta.total;
};

describe('the contract check', () => {
  it('finds nothing on a correct platform, and leaves no data', async () => {
    const before = await organisations();
    expect(await check()).toEqual([]);
    expect(await organisations()).toBe(before);
  });

  it('makes every call of the contracts, except for those that change something', async () => {
    asked.length = 0;
    await check();
    const changing: readonly string[] = ['createSignUp', 'exchangeToken'];
    const calls = Object.entries(endpoints).filter(([name]) => !changing.includes(name));
    for (const [, { method, path }] of calls)
      expect(asked).toContain(`${method} /api${path.replace('{id}', 'contract-check')}`);
  });

  it('names the wrong fields of an answer', async () => {
    await control('PUT', '/faults', { call: 'countries', kind: 'wrongShape' });
    const [finding, ...others] = await check();
    expect(others).toEqual([]);
    expect(finding?.what).toBe('GET /countries');
    expect(finding?.drift).toEqual([expect.stringMatching(/^countries: /)]);
  });

  it('names an unexpected status, and the field of an error body', async () => {
    await control('PUT', '/faults', { call: 'user', kind: 'status', status: 500 });
    await control('PUT', '/faults', {
      call: 'checkExists',
      kind: 'status',
      status: 422,
      data: { fields: 'email' },
      times: 2,
    });
    const found = new Map((await check()).map(({ what, drift }) => [what, drift]));
    expect(found.get('GET /user without a sign-in: 401')).toEqual(['status: 500 instead of 401']);
    expect(found.get('POST checkExists of nobody')).toEqual(['status: 422 instead of 200 or 409']);
    expect(found.get('POST checkExists without an e-mail: 422')).toEqual([
      expect.stringMatching(/^data\.fields: /),
    ]);
  });

  it('reports a missing answer, and one that is not JSON', async () => {
    await control('PUT', '/faults', { call: 'countries', kind: 'html' });
    await control('PUT', '/faults', { call: 'ip', kind: 'drop' });
    expect(await check()).toMatchObject([
      { what: 'GET /countries', drift: ['body: no JSON'] },
      { what: 'The IP look-up', drift: ['body: fetch failed'] },
    ]);
  });
});
