import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckExistsRequest } from '#src/contracts/sign-up.ts';
import type { SupportBundle } from '#src/contracts/support-bundle.ts';
import { makeTypedTexts } from '#src/contracts/typed-texts.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { Fault } from '#sandbox/control/fault-contract.ts';
import { scenarios } from '#sandbox/scenarios.ts';
import { describeAnswers } from '#scripts/run/reproduction-answers.ts';
import { buildOpeningPage } from '#scripts/run/reproduction-page.ts';
import { createReproduction, createScenarioReproduction } from '#scripts/run/reproduction.ts';
import { createBundle, call, shape } from '#tests/support/bundles.ts';
import { startSandbox } from '#tests/support/sandbox.ts';

const createPlan = (changes: Partial<SupportBundle>) =>
  createReproduction(JSON.stringify(createBundle(changes)));

describe('a reproduction of a bundle', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());

  it('repeats the number, order and delay of the calls in the bundle', async () => {
    const plan = createPlan({
      calls: [
        call({}),
        call({ status: 503, ms: 1500, tries: 3, kind: 'serviceUnavailable' }, 2),
        call({ status: 409, ms: 400, kind: 'exists' }, 3),
        call({ status: 200, kind: 'response' }, 4),
      ],
    });
    for (const fault of plan.faults) {
      const body = JSON.stringify(fault);
      await sandbox.fetch({ method: 'PUT', path: '/__sandbox/faults', body });
    }
    const answers = [];
    for (let n = 0; n < 7; n += 1) {
      const from = performance.now();
      const answer = await sandbox
        .makeVisitor()
        .call('POST', '/orgs/signUp/checkExists', { body: plan.person });
      const body = (await answer.json()) as { data?: { appUrl: string } };
      answers.push({ status: answer.status, ms: performance.now() - from, body });
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 503, 503, 409, 200, 200]);
    expect(answers[1]?.ms).toBeGreaterThanOrEqual(195);
    expect(answers[4]?.ms).toBeGreaterThanOrEqual(395);
    expect(answers[4]?.body.data?.appUrl).toMatch(/^http:\/\/localhost:4000\/orgs\//);
    expect(answers[5]?.body).toEqual({ id: 7, isCreated: 'yes', countries: null });
    expect(answers[6]?.body).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/) });
  });

  it.each([
    ['a line that is down', { status: -1, kind: 'network' }, { kind: 'drop' }],
    ['a time-out of the site', { status: 504, ms: 10_020, kind: 'timeout' }, { kind: 'hang' }],
    ['a time-out of a gateway', { status: 504, ms: 90, kind: 'timeout' }, { status: 504 }],
    ['a call that was given up', { status: 0, kind: 'base' }, { kind: 'slow' }],
  ] as const)('maps %s to its fault', (_, record, fault) => {
    const { faults } = createPlan({ calls: [call(record)] });
    expect(faults.map((one) => Fault.parse(one))).toMatchObject([fault]);
  });

  it('recognises a third party by its origin, and ignores unknown calls', () => {
    const calls = [
      call({ method: 'GET', path: 'https://ip.example', status: -1, kind: 'network' }),
      call({ method: 'GET', path: '/things/{id}' }),
    ];
    expect(createPlan({ calls }).faults).toEqual([{ call: 'ip', kind: 'drop', wait: 0.04 }]);
  });

  it('opens the same step with made-up data of the same shape', () => {
    const entered = {
      ...makeTypedTexts(WELCOME_FIELDS, () => shape(12)),
      firstName: shape(2),
      lastName: shape(30, false),
      name: shape(48),
      email: shape(40),
    };
    const { person, storage, path } = createPlan({ step: 3, entered });
    expect(path).toBe('/info');
    expect(CheckExistsRequest.parse(person)).toEqual(person);
    expect(person.firstName).toHaveLength(2);
    expect(person.lastName).toMatch(/^[^ao]{30}$/);
    expect(person.name).toHaveLength(48);
    expect(person.email).toHaveLength(40);
    expect(JSON.parse(storage['initialData'] ?? '')).toEqual(person);
    expect(JSON.parse(storage['hc.wizard'] ?? '')).toMatchObject({ step: 3 });
  });

  it('continues the wait of the visitor', () => {
    const { faults } = createPlan({ step: 3, isWaiting: true });
    expect(faults).toEqual([{ call: 'createSignUp', kind: 'lasts', seconds: 3600 }]);
  });

  it.each([
    [{ calls: [call({ status: 409, kind: 'exists' })] }, /^Press SIGN UP\.$/],
    [{ calls: [] }, /^Click into the form/],
    [
      { step: 1, calls: [call({ method: 'GET', path: '/user', status: 500 })] },
      /^Create the account.+ Look at/,
    ],
    [
      { step: 1, calls: [call({ path: '/orgs/signUp/' })] },
      / Choose .+ NEXT .+ Press GET STARTED\.$/,
    ],
    [
      { step: 3, calls: [1, 2].map(() => call({ path: '/orgs/signUp/' })) },
      / Press GET STARTED, 2 times/,
    ],
    [{ step: 3, isWaiting: true }, / Press GET STARTED\. Wait: /],
  ] as const)('lists the steps to repeat for %o', (changes, expected) => {
    const { steps } = createPlan(changes as Partial<SupportBundle>);
    expect(steps.join(' ')).toMatch(expected);
  });

  it('describes the answer to each call in plain words', () => {
    const { faults } = createPlan({
      step: 3,
      isWaiting: true,
      calls: [
        call({ status: 503, ms: 1500, tries: 2, kind: 'serviceUnavailable' }),
        call({ path: '/orgs/signUp/' }, 2),
        call({ method: 'GET', path: '/user', status: -1, kind: 'network' }, 3),
      ],
    });
    expect(describeAnswers(faults)).toEqual([
      'checkExists    503, after 0.6 s (2 times)',
      'user           the connection breaks',
      'createSignUp   as usual, but the account is not ready for 3600 s',
    ]);
  });

  it('delays the first account after the failures when the visitor was waiting', () => {
    const create = { path: '/orgs/signUp/' } as const;
    const { faults } = createPlan({
      step: 3,
      isWaiting: true,
      calls: [call({ ...create, status: 500, kind: 'server' }), call(create, 2)],
    });
    expect(faults.map(({ kind }) => kind)).toEqual(['status', 'lasts']);
  });

  it.each(['{}', '{"bundle":"huddle-signup","version":2}'])('explains the error in %s', (text) => {
    expect(() => createReproduction(text)).toThrow('This is no bundle of version 1');
  });
});

describe('a reproduction of a scenario', () => {
  it.each(scenarios.map(({ name }) => name))(
    '%s starts at Welcome and describes what happens',
    (name) => {
      const plan = createScenarioReproduction(name);
      expect(plan).toMatchObject({ scenario: name, path: '/welcome', faults: [] });
      expect(plan.notes).toHaveLength(2);
      expect(buildOpeningPage(plan)).toContain('"path":"/welcome"');
    },
  );

  it('fills in everything for a named scenario except the country', () => {
    const { person, storage } = createScenarioReproduction('ip-blocked');
    expect(JSON.parse(storage['hc.welcome'] ?? '')).toEqual({ ...person, country: '' });
  });

  it('names the list for a scenario that is not on it', () => {
    expect(() => createScenarioReproduction('nothing')).toThrow(/never-created +The account/);
  });
});
