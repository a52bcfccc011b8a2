import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckCreatedAnswer, SignUpAnswer } from '#src/contracts/creation.ts';
import { signUpWholly, readStoredSignUps } from '#scripts/support/many-sign-ups.ts';
import { startTwoProcesses } from '#scripts/support/two-processes.ts';
import { PASSWORD, readClaims, buildLogin, buildSignUp } from '#scripts/support/visitor.ts';

let platform: Awaited<ReturnType<typeof startTwoProcesses>>;
beforeAll(async () => {
  platform = await startTwoProcesses(1000);
}, 240_000);
afterAll(() => platform.stop());

describe('two sandbox processes on one Postgres server', () => {
  it('serve one sign-up that changes between them', async () => {
    const owner = platform.makeVisitor();
    const { idToken } = await owner.signIn('owner@stand.example');
    const body = buildSignUp({
      accountId: String(readClaims(idToken)['sub']),
      name: 'Shared Stand',
    });
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
      .toEqual({ isCreated: true, appUrl: `${platform.url}/orgs/shared-stand` });
    for (let turn = 0; turn < 2; turn += 1)
      expect((await owner.get('/orgs/shared-stand')).html).toContain('Ana');
    expect(Math.min(...platform.served)).toBeGreaterThanOrEqual(6);
  });

  it('give one name to one of two owners who ask at the same moment', async () => {
    const owners = await Promise.all(
      ['a', 'b'].map(async (name) => {
        const owner = platform.makeVisitor();
        return { owner, ...(await owner.signIn(`${name}@stand.example`)) };
      }),
    );
    const statuses = await Promise.all(
      owners.map(async ({ owner, idToken }) => {
        const accountId = String(readClaims(idToken)['sub']);
        const body = buildSignUp({ accountId, name: 'Only One' });
        return (await owner.call('POST', '/orgs/signUp/', { idToken, body })).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  });

  it('exchange a code once, in either process', async () => {
    const owner = platform.makeVisitor();
    const { verifier, path } = buildLogin({ prompt: 'create' });
    const { html } = await owner.get(path);
    const { url } = await owner.submit(html, { email: 'c@stand.example', password: PASSWORD });
    const code = url.searchParams.get('code') ?? '';
    const answers = await Promise.all([1, 2, 3, 4].map(() => owner.exchange(code, verifier)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('create 20 organisations that are signed up at once, each once, and lose none', async () => {
    const owners = Array.from({ length: 20 }, () => platform.makeVisitor());
    const signUps = await Promise.all(owners.map((owner) => signUpWholly(owner, 200)));
    const byId = signUps.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(await readStoredSignUps(platform.databaseUrl)).toEqual(byId);
  }, 180_000);
});
