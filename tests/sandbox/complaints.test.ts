import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findScenario } from '#sandbox/scenarios.ts';
import { SYMPTOMS } from '#scripts/generate/symptoms.ts';
import { createReproduction } from '#scripts/run/reproduction.ts';
import { SupportBundle } from '#src/contracts/support-bundle.ts';
import { COMPLAINTS } from '#tests/support/complaints.ts';
import { startSandbox } from '#tests/support/sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const control = (method: string, path: string, body?: object) =>
  sandbox.fetch({
    method,
    path: `/__sandbox${path}`,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
beforeEach(() => control('DELETE', '/faults'));

describe('the runbook', () => {
  it.each(SYMPTOMS)('lists for "$words" three causes that a scenario shows', ({ causes }) => {
    expect(new Set(causes.map(({ cause }) => cause)).size).toBe(3);
    expect(causes.map(({ scenario }) => findScenario(scenario)?.name)).toEqual(
      causes.map(({ scenario }) => scenario),
    );
  });
});

/** The status of a call as the site sees it; −1 where the line breaks. */
async function fetchStatus(method: string, path: string, body: object): Promise<number> {
  try {
    const sent = method === 'GET' ? {} : { body };
    return (await sandbox.makeVisitor().call(method, path, sent)).status;
  } catch {
    return -1;
  }
}

describe('a complaint', () => {
  it('is one of ten', () => {
    expect(COMPLAINTS).toHaveLength(10);
  });

  it.each(COMPLAINTS)(
    'is answered by the platform as its bundle says: $words',
    async ({ bundle }) => {
      const plan = createReproduction(JSON.stringify(SupportBundle.parse(bundle)));
      expect(plan.path).toBe(bundle.step === null ? '/welcome' : '/info');
      for (const fault of plan.faults) await control('PUT', '/faults', fault);
      /* A call that is never answered has the journeys' patience, not this test's (e2e/journeys/complaints.spec.ts). */
      const failed = bundle.calls.filter(({ kind, ms }) => kind !== undefined && ms < 10_000);
      for (const { method, path, status, tries } of failed) {
        const seen: number[] = [];
        for (let time = 0; time < tries; time += 1)
          seen.push(await fetchStatus(method, path, plan.person));
        expect(seen.at(-1)).toBe(status);
      }
      expect(plan.faults.some(({ kind }) => kind === 'lasts')).toBe(bundle.isWaiting);
      expect(plan.faults.some(({ kind }) => kind === 'hang')).toBe(
        bundle.calls.some(({ kind }) => kind === 'timeout'),
      );
    },
  );
});
