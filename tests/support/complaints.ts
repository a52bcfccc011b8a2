import type { CallRecord, SupportBundle } from '#src/contracts/support-bundle.ts';
import { makeTypedTexts } from '#src/contracts/typed-texts.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { createBundle, call, shape } from './bundles.ts';
import { DEVICES } from './devices.ts';

/** What an owner wrote, and the bundle that came with it. */
export type Complaint = {
  readonly name: string;
  readonly words: string;
  readonly bundle: SupportBundle;
};

const entered = makeTypedTexts(WELCOME_FIELDS, () => shape(12));

const get = (path: string, record: Partial<CallRecord> = {}) =>
  call({ method: 'GET', path, ...record });
const post = (path: string, record: Partial<CallRecord> = {}) =>
  call({ method: 'POST', path, ...record });

const check = (record: Partial<CallRecord> = {}) => post('/orgs/signUp/checkExists', record);
const exchange = (record: Partial<CallRecord> = {}) => post('/exchange-token', record);
const user = (record: Partial<CallRecord> = {}) => get('/user', record);
const create = (record: Partial<CallRecord> = {}) => post('/orgs/signUp/', record);
const poll = () => get('/orgs/signUp/checkCreated/{id}');

const atWelcome = (changes: Partial<SupportBundle>) =>
  createBundle({ previousRoute: '/welcome', ...changes });

const atStep = (step: 1 | 2 | 3, changes: Partial<SupportBundle>) =>
  createBundle({ route: '/info', previousRoute: '/welcome', step, entered, ...changes });

export const COMPLAINTS: readonly Complaint[] = [
  {
    name: 'turns',
    words: 'I press the big button and it just turns and turns',
    bundle: atWelcome({
      ...DEVICES.laptop,
      calls: [get('/countries'), check({ status: 504, ms: 30_900, tries: 3, kind: 'timeout' })],
    }),
  },
  {
    name: 'not-reached',
    words: 'It says you cannot be reached, but my internet is fine',
    bundle: atWelcome({
      ...DEVICES.android,
      calls: [get('/countries'), check({ status: -1, ms: 30, kind: 'network' })],
    }),
  },
  {
    name: 'exists',
    words: 'Our club is new and you say it exists already',
    bundle: atWelcome({
      ...DEVICES.mac,
      route: '/welcome',
      previousRoute: null,
      calls: [get('/countries'), check({ status: 409, kind: 'exists' })],
    }),
  },
  {
    name: 'waits',
    words: 'I have waited for ten minutes and never got in',
    bundle: atStep(3, {
      ...DEVICES.iPhone,
      isWaiting: true,
      calls: [create(), ...Array.from({ length: 9 }, poll)],
    }),
  },
  {
    name: 'nothing-came',
    words: 'After GET STARTED nothing came',
    bundle: atStep(3, {
      ...DEVICES.firefox,
      calls: [check(), exchange(), user(), create({ status: 500, kind: 'server' })],
    }),
  },
  {
    name: 'red-number',
    words: 'It threw me back to the first step and my number is red',
    bundle: atStep(1, {
      ...DEVICES.android,
      calls: [check(), exchange(), user(), create({ status: 422, kind: 'validation' })],
    }),
  },
  {
    name: 'after-password',
    words: 'I typed my password and then there was an error page',
    bundle: atStep(1, {
      ...DEVICES.laptop,
      route: '/err',
      previousRoute: '/oAuthCallback',
      calls: [check(), exchange(), user({ status: 500, kind: 'server' })],
    }),
  },
  {
    name: 'no-profile',
    words: 'It says I have no profile, what is that',
    bundle: atStep(1, {
      ...DEVICES.firefox,
      route: '/err',
      previousRoute: '/oAuthCallback',
      calls: [check(), exchange(), user({ status: 403, kind: 'noProfile' })],
    }),
  },
  {
    name: 'no-country',
    words: 'I cannot choose my country',
    bundle: atWelcome({
      ...DEVICES.iPhone,
      route: '/welcome',
      previousRoute: null,
      calls: [get('/countries', { status: 503, ms: 950, tries: 3, kind: 'serviceUnavailable' })],
    }),
  },
  {
    name: 'again-and-again',
    words: 'It asks me to sign in again and again',
    bundle: atStep(3, {
      ...DEVICES.mac,
      calls: [
        exchange(),
        user(),
        create({ status: 401, kind: 'notAuthenticated' }),
        exchange(),
        user(),
        create({ status: 401, kind: 'notAuthenticated' }),
      ],
    }),
  },
];
