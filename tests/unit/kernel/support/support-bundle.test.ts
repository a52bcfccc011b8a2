import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SupportBundle } from '#src/contracts/support-bundle.ts';
import { createSupportBundle } from '#src/kernel/support/support-bundle.ts';
import { recordCall } from '#src/kernel/api/call-log.ts';
import { createRequestId } from '#src/kernel/api/flow.ts';
import { errorClasses } from '#src/kernel/errors/app-error.ts';
import { addError, clearErrors } from '#src/kernel/errors/error-store.ts';
import { recordVisit } from '#src/kernel/session/history.ts';
import { saveInitialData } from '#src/kernel/session/initial-data.ts';
import { saveWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { buildInitialData, buildToken } from '#tests/support/builders.ts';
import { runs } from '#tests/support/fuzz.ts';

beforeEach(() => {
  clearErrors();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T09:30:00Z') });
});
afterEach(() => vi.useRealTimers());

/** What a visitor types: at least six characters, so that it is in a bundle only if it was put there. */
const typed = fc
  .string({ minLength: 6, maxLength: 40, unit: 'grapheme' })
  .map((text) => `${text}¤`);
const secret = fc.stringMatching(/^[\w.-]{24,40}$/);

/** Lives through a whole sign-up with these values in each place that holds some. */
function live(values: readonly string[], code: string, state: string): void {
  const [firstName = '', lastName = '', name = '', email = '', phone = ''] = values;
  sessionStorage.clear();
  sessionStorage.setItem('hc.flow', 'hc-6f6c9a4e-8c1b');
  saveInitialData(buildInitialData({ firstName, lastName, name, email, phone }));
  saveWizardDraft({ step: 2, answers: { phone, email, website: `https://${name}` } });
  sessionStorage.setItem('hc.state', state);
  sessionStorage.setItem('hc.verifier', code);
  localStorage.setItem('hc.idToken', buildToken({ email, name, code }));
  localStorage.setItem('hc.accessToken', buildToken({ sub: name, code }));
  recordVisit(`/welcome?email=${email}#${name}`);
  recordVisit(`/oAuthCallback?code=${code}&state=${state}`);
  recordVisit(`/${name}?code=${code}`);
  clearErrors();
  for (const kind of ['exists', 'validation'] as const)
    addError(
      new errorClasses[kind](`${name} is there`, { data: { email, code }, reference: code }),
    );
}

describe('a bundle for support', () => {
  it('matches its contract and describes the history of the tab', () => {
    saveInitialData(buildInitialData({ name: 'Pōneke' }));
    saveWizardDraft({ step: 3, signUpId: 'secret-id' });
    const id = createRequestId();
    recordCall({
      method: 'POST',
      path: '/orgs/signUp/',
      status: 500,
      ms: 12,
      tries: 1,
      id,
      kind: 'server',
    });
    addError(new errorClasses.server('No', { reference: id }));
    recordVisit('/info');
    recordVisit('/err');
    const bundle = SupportBundle.parse(JSON.parse(JSON.stringify(createSupportBundle())));
    expect(bundle).toMatchObject({
      reference: id,
      flow: `hc-${id.slice(0, 13)}`,
      environment: 'test',
      route: '/err',
      previousRoute: '/info',
      step: 3,
      isWaiting: true,
      entered: { name: { length: 6, ascii: false }, firstName: { length: 5, ascii: true } },
      calls: [{ path: '/orgs/signUp/', status: 500, kind: 'server' }],
      errors: [{ kind: 'server', status: 500, at: '2026-11-28T09:30:00.000Z', reference: id }],
      storage: { local: true, session: true },
    });
  });

  it('of a new tab matches its contract too', () => {
    const bundle = SupportBundle.parse(createSupportBundle());
    expect(bundle).toMatchObject({ step: null, entered: null, calls: [], errors: [] });
  });

  it('contains no entered values, tokens, code or state', () => {
    fc.assert(
      fc.property(fc.array(typed, { minLength: 5, maxLength: 5 }), secret, secret, (...given) => {
        const [values, code, state] = given;
        live(values, code, state);
        const text = JSON.stringify(SupportBundle.parse(createSupportBundle()));
        for (const value of [...values.map((one) => one.trim()), code, state])
          expect(text).not.toContain(value);
        expect(text).not.toContain('eyJ');
      }),
      { numRuns: runs(60, 0.03) },
    );
  });

  it('is identical for other values of the same shape', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.stringMatching(/^[a-z]{12}$/), fc.stringMatching(/^[0-9]{12}$/)), {
          minLength: 7,
          maxLength: 7,
        }),
        (pairs) => {
          const bundles = [0, 1].map((side) => {
            const values = pairs.map((pair) => pair[side] ?? '');
            live(values, values[5] ?? '', values[6] ?? '');
            return JSON.stringify(createSupportBundle());
          });
          expect(bundles[0]).toBe(bundles[1]);
        },
      ),
      { numRuns: runs(60, 0.03) },
    );
  });
});

describe('the contract of a bundle', () => {
  it.each([
    ['a text beside its fields', { name: 'Jo' }],
    ['a path with values', { calls: [{ path: '/people/jo@club.test' }] }],
    ['a route with a query', { route: '/welcome?email=jo@club.test' }],
    ['a reference of another kind', { reference: 'jo@club.test' }],
  ])('rejects %s', (_, change) => {
    const bundle = { ...createSupportBundle(), ...change };
    expect(SupportBundle.safeParse(bundle).success).toBe(false);
  });
});
