import type { CallRecord, SupportBundle } from '#src/contracts/support-bundle.ts';
import { typedTexts } from '#src/contracts/typed-texts.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { createBundle, call, shape } from './bundles.ts';

/** What an owner wrote, and the bundle that came with it. */
export type Complaint = { readonly words: string; readonly bundle: SupportBundle };

const entered = typedTexts(WELCOME_FIELDS, () => shape(12));

const create = (record: Partial<CallRecord>) => call({ path: '/orgs/signUp/', ...record });
const user = (record: Partial<CallRecord>) => call({ method: 'GET', path: '/user', ...record });

const atStep = (step: 1 | 3, changes: Partial<SupportBundle>) =>
  createBundle({ route: '/info', previousRoute: '/welcome', step, entered, ...changes });

export const COMPLAINTS: readonly Complaint[] = [
  {
    words: 'I press the big button and it just turns and turns',
    bundle: createBundle({
      calls: [call({ status: 503, ms: 950, tries: 3, kind: 'serviceUnavailable' })],
    }),
  },
  {
    words: 'It says you cannot be reached, but my internet is fine',
    bundle: createBundle({ calls: [call({ status: -1, ms: 30, kind: 'network' })] }),
  },
  {
    words: 'Our club is new and you say it exists already',
    bundle: createBundle({ route: '/welcome', calls: [call({ status: 409, kind: 'exists' })] }),
  },
  {
    words: 'I have waited for ten minutes and never got in',
    bundle: atStep(3, { isWaiting: true, calls: [create({})] }),
  },
  {
    words: 'After GET STARTED nothing came',
    bundle: atStep(3, { calls: [create({ status: 500, kind: 'server' })] }),
  },
  {
    words: 'It threw me back to the first step and my number is red',
    bundle: atStep(1, { calls: [create({ status: 422, kind: 'validation' })] }),
  },
  {
    words: 'I typed my password and then there was an error page',
    bundle: atStep(1, { route: '/err', calls: [user({ status: 500, kind: 'server' })] }),
  },
  {
    words: 'It says I have no profile, what is that',
    bundle: atStep(1, { route: '/err', calls: [user({ status: 403, kind: 'noProfile' })] }),
  },
  {
    words: 'I cannot choose my country',
    bundle: createBundle({
      route: '/welcome',
      calls: [
        call({
          method: 'GET',
          path: '/countries',
          status: 503,
          ms: 950,
          tries: 3,
          kind: 'serviceUnavailable',
        }),
      ],
    }),
  },
  {
    words: 'It asks me to sign in again and again',
    bundle: atStep(1, { calls: [user({ status: 401, kind: 'notAuthenticated' })] }),
  },
];
