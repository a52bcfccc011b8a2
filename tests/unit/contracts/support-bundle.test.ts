import { describe, expect, it } from 'vitest';
import { paths } from '#src/config/paths.ts';
import { CallRecord, FlowId, RequestId, SupportBundle } from '#src/contracts/support-bundle.ts';
import { makeTypedTexts } from '#src/contracts/typed-texts.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { AppError, errorClasses } from '#src/kernel/errors/app-error.ts';

const KINDS = [new AppError('').kind, ...Object.keys(errorClasses)];
const id = '6f6c9a4e-8c1b-4a3d-9e2f-0123456789ab';

const call = {
  method: 'POST',
  path: '/orgs/signUp/checkCreated/{id}',
  status: 500,
  ms: 120,
  tries: 3,
  id,
  kind: 'server',
};

const shape = { length: 5, ascii: true };

const bundle = {
  bundle: 'huddle-signup',
  version: 1,
  at: '2026-11-28T09:30:00.000Z',
  reference: id,
  flow: 'hc-6f6c9a4e-8c1b',
  build: { version: '1.0.0', commit: 'abcdef0' },
  environment: 'production',
  apiVersion: '1',
  route: '/err',
  previousRoute: '/info',
  step: 2,
  isWaiting: false,
  entered: makeTypedTexts(WELCOME_FIELDS, () => shape),
  calls: [call],
  errors: [{ kind: 'server', status: 500, at: '2026-11-28T09:30:00.000Z', reference: id }],
  storage: { local: true, session: true, cookies: true },
  clockSkewSeconds: -3,
  browser: {
    userAgent: 'Mozilla/5.0',
    language: 'en-NZ',
    timeZone: 'Pacific/Auckland',
    width: 360,
    height: 780,
    online: true,
  },
};

const fits = (changes: object) => SupportBundle.safeParse({ ...bundle, ...changes }).success;
const isCall = (changes: object) => CallRecord.safeParse({ ...call, ...changes }).success;

describe('a bundle for support', () => {
  it('has these fields, and none is lost', () => {
    expect(SupportBundle.parse(bundle)).toEqual(bundle);
  });

  it('can omit some fields', () => {
    const unknown = {
      previousRoute: null,
      step: null,
      entered: null,
      clockSkewSeconds: null,
      calls: [],
      errors: [{ kind: 'client', status: null, at: bundle.at, reference: null }],
    };
    expect(fits(unknown)).toBe(true);
  });

  it.each(Object.keys(bundle))('is rejected without its %s', (field) => {
    expect(fits({ [field]: undefined })).toBe(false);
  });

  it.each(['build', 'storage', 'browser', 'entered'] as const)(
    'rejects an unknown field in its %s',
    (field) => {
      expect(fits({ [field]: { ...bundle[field], secret: 'x' } })).toBe(false);
      expect(fits({ [field]: {} })).toBe(false);
    },
  );

  it('rejects an unknown field in an error and in a call', () => {
    expect(fits({ secret: 'x' })).toBe(false);
    expect(fits({ errors: [{ ...bundle.errors[0], message: 'x' }] })).toBe(false);
    expect(fits({ errors: [{}] })).toBe(false);
    expect(fits({ entered: { ...bundle.entered, name: { ...shape, text: 'x' } } })).toBe(false);
    expect(fits({ entered: { ...bundle.entered, name: {} } })).toBe(false);
  });

  it.each(Object.values(paths).map(({ path }) => path))('can come from %s', (path) => {
    expect(fits({ route: path, previousRoute: path })).toBe(true);
  });

  it('can come from another path, without its name', () => {
    expect(fits({ route: 'other', previousRoute: 'other' })).toBe(true);
    expect(fits({ route: '/kauri-bay' })).toBe(false);
    expect(fits({ route: '' })).toBe(false);
  });

  it.each(['production', 'staging', 'test', 'local'])(
    'can be of the environment %s',
    (environment) => {
      expect(fits({ environment })).toBe(true);
    },
  );

  it.each([1, 2, 3])('can have step %i', (step) => {
    expect(fits({ step })).toBe(true);
  });

  it.each([
    { bundle: 'other' },
    { bundle: '' },
    { version: 2 },
    { environment: '' },
    { environment: 'elsewhere' },
    { step: 4 },
    { reference: 'hc-6f6c9a4e' },
    { at: 'yesterday' },
    { calls: Array.from({ length: 11 }, () => call) },
    { browser: { ...bundle.browser, userAgent: 'x'.repeat(301) } },
    { browser: { ...bundle.browser, width: -1 } },
  ])('is rejected with %j', (changes) => {
    expect(fits(changes)).toBe(false);
  });

  it('has the flow as its reference without a failed call', () => {
    expect(fits({ reference: bundle.flow })).toBe(true);
  });
});

describe('a flow', () => {
  it.each(['xhc-6f6c9a4e-8c1b', 'hc-6f6c9a4e-8c1bf', 'hc-6f6c9a4g-8c1b', 'hc-'])(
    'is not %s',
    (text) => {
      expect(FlowId.safeParse(text).success).toBe(false);
    },
  );
});

describe('a request', () => {
  it('is a UUID of version 4', () => {
    expect(RequestId.safeParse(id).success).toBe(true);
    expect(RequestId.safeParse(id.replace('-4a3d-', '-1a3d-')).success).toBe(false);
  });
});

describe('a finished call', () => {
  it.each(KINDS)('can have the error kind %s', (kind) => {
    expect(isCall({ kind })).toBe(true);
  });

  it('can have succeeded', () => {
    const { kind: _, ...well } = { ...call, status: 200 };
    expect(CallRecord.parse(well)).toEqual(well);
  });

  it.each(['GET', 'POST', 'PATCH', 'DELETE'])('may be a %s', (method) => {
    expect(isCall({ method })).toBe(true);
  });

  it.each(['/', '/countries', '/user-2_x', 'https://ipapi.example', 'http://localhost:4000'])(
    'may be of the path %s',
    (path) => {
      expect(isCall({ path })).toBe(true);
    },
  );

  it.each([-1, 0, 599])('may have the status %i', (status) => {
    expect(isCall({ status })).toBe(true);
  });

  it.each([
    { method: '' },
    { method: 'PUT' },
    { kind: '' },
    { kind: 'other' },
    { path: 'see /countries' },
    { path: '/countries?email=a@b.nz' },
    { path: 'https://ipapi.example/secret' },
    { path: 'ftp://ipapi.example' },
    { path: '' },
    { status: -2 },
    { status: 600 },
    { status: 200.5 },
    { ms: -1 },
    { tries: 0 },
    { id: 'secret' },
    { body: 'secret' },
  ])('is invalid with %j', (changes) => {
    expect(isCall(changes)).toBe(false);
  });
});
