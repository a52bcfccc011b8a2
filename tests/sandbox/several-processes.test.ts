import { rmSync } from 'node:fs';
import { type Server, createServer, request as forward } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckCreatedAnswer, SignUpAnswer } from '#src/contracts/sign-up.ts';
import type { InMemoryRequest } from '#sandbox/in-memory-fetch.ts';
import { buildSandbox, spawnSandbox, untilReady } from '#tests/support/built-sandbox.ts';
import { freePort, startPostgres } from '#tests/support/postgres.ts';
import { PASSWORD, claimsOf, loginOf, signUpOf, visitorOf } from '#tests/support/visitor.ts';

type Balancer = { server: Server; url: string; served: number[] };

/** A load balancer that gives each request to the next process. */
async function balance(ports: readonly number[]): Promise<Balancer> {
  const served = ports.map(() => 0);
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    const turn = count++ % ports.length;
    served[turn] = (served[turn] ?? 0) + 1;
    const { method, url: path, headers } = incoming;
    const options = { port: ports[turn], host: '127.0.0.1', method, path, headers };
    const sent = forward(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    incoming.pipe(sent);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { server, url: `http://127.0.0.1:${port}`, served };
}

const stops: (() => unknown)[] = [];
let balancer: Balancer;
beforeAll(async () => {
  const { folder, program } = await buildSandbox();
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  const { url: database, stop } = await startPostgres();
  stops.push(stop);
  const ports = [await freePort(), await freePort()];
  balancer = await balance(ports);
  stops.push(() => balancer.server.close());
  const processes = ports.map((port) =>
    spawnSandbox(program, {
      SANDBOX_PORT: String(port),
      SANDBOX_URL: balancer.url,
      SANDBOX_CREATE_MS: '1000',
      DATABASE_URL: database,
    }),
  );
  stops.push(() => {
    for (const { process } of processes) process.kill();
    return Promise.all(processes.map(({ ended }) => ended));
  });
  await Promise.all(processes.map(untilReady));
}, 240_000);
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

const visitor = () =>
  visitorOf(({ path, ...init }: InMemoryRequest) =>
    fetch(balancer.url + path, { ...init, redirect: 'manual' }),
  );

describe('two sandbox processes on one Postgres server', () => {
  it('serve one sign-up that goes back and forth between them', async () => {
    const owner = visitor();
    const { idToken } = await owner.signIn('owner@stand.example');
    const body = signUpOf({ accountId: String(claimsOf(idToken)['sub']), name: 'Shared Stand' });
    const headers = { 'idempotency-key': 'one' };
    const create = async () => {
      const answer = await owner.call('POST', '/orgs/signUp/', { idToken, body, headers });
      return SignUpAnswer.parse(await answer.json()).id;
    };
    const ids = await Promise.all(Array.from({ length: 6 }, create));
    expect(new Set(ids).size).toBe(1);

    const check = async () => {
      const answer = await owner.call('GET', `/orgs/signUp/checkCreated/${ids[0]}`, { idToken });
      return CheckCreatedAnswer.parse(await answer.json());
    };
    await expect
      .poll(check, { timeout: 20_000, interval: 100 })
      .toEqual({ isCreated: true, appUrl: `${balancer.url}/orgs/shared-stand` });
    for (let turn = 0; turn < 2; turn += 1)
      expect((await owner.get('/orgs/shared-stand')).html).toContain('Ana');
    expect(Math.min(...balancer.served)).toBeGreaterThanOrEqual(6);
  });

  it('give one name to one of two owners who ask at the same moment', async () => {
    const owners = await Promise.all(
      ['a', 'b'].map(async (name) => {
        const owner = visitor();
        return { owner, ...(await owner.signIn(`${name}@stand.example`)) };
      }),
    );
    const statuses = await Promise.all(
      owners.map(async ({ owner, idToken }) => {
        const accountId = String(claimsOf(idToken)['sub']);
        const body = signUpOf({ accountId, name: 'Only One' });
        return (await owner.call('POST', '/orgs/signUp/', { idToken, body })).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  });

  it('let one code be exchanged once, whichever process is asked', async () => {
    const owner = visitor();
    const { verifier, path } = loginOf({ prompt: 'create' });
    const { html } = await owner.get(path);
    const { url } = await owner.submit(html, { email: 'c@stand.example', password: PASSWORD });
    const code = url.searchParams.get('code') ?? '';
    const answers = await Promise.all([1, 2, 3, 4].map(() => owner.exchange(code, verifier)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
