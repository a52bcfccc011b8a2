import type { Scenario } from './scenario.ts';
import { BY_HAND } from './scenarios-by-hand.ts';

const appUrl = '{url}/orgs/kauri-bay-tennis-club';
const createConflict = (name: string, email: string) => ({
  kind: 'status' as const,
  status: 409,
  message: `${name} has an account already`,
  data: { org: { name, email }, appUrl },
});

/**
 * The situations that support and QA talk about, each with a name. The platform, the tests of every layer, the
 * journeys, `npm run reproduce` and docs/qa.md all read this list.
 */
export const scenarios = [
  {
    name: 'exact-match',
    title: 'The organisation exists: exact match',
    ownerSees: 'The dialog "Did you mean to sign up to …", which asks to contact the provider',
    underneath: 'checkExists answers 409 with the e-mail that was typed',
    faults: [{ call: 'checkExists', ...createConflict('Kauri Bay Tennis Club', '{email}') }],
  },
  {
    name: 'near-match',
    title: 'The organisation may exist: near match',
    ownerSees: 'The same dialog with the link "continue here", which opens the wizard',
    underneath: 'checkExists answers 409 with a similar organisation',
    faults: [
      { call: 'checkExists', ...createConflict('Kauri Bay Tennis Club', 'club@kauribay.example') },
    ],
  },
  {
    name: 'slow-90',
    title: 'The account takes 90 s',
    ownerSees: '"Still working" after 10 s, "taking longer than usual" after 30 s, then the app',
    underneath: 'The creation takes 90 s; checkCreated answers isCreated false until then',
    faults: [{ call: 'createSignUp', kind: 'lasts', seconds: 90 }],
  },
  {
    name: 'create-500',
    title: 'The create call fails',
    ownerSees:
      'The wait continues without a message; "Try again" 10 s after the failure, the reference after 30 s',
    underneath: 'createSignUp answers 500 and creates nothing',
    faults: [{ call: 'createSignUp', kind: 'status', status: 500 }],
  },
  {
    name: 'create-timeout',
    title: 'Created, but the answer is lost',
    ownerSees: 'The wait continues; "Try again", 10 s after the failure, opens the app',
    underneath: 'createSignUp creates the organisation and answers 504; checkExists then finds it',
    faults: [{ call: 'createSignUp', kind: 'status', status: 504, after: true }],
  },
  {
    name: 'create-409',
    title: 'Another sign-up has created the organisation',
    ownerSees: 'The dialog of a match in the wizard; all answers are kept',
    underneath: 'createSignUp answers 409',
    faults: [
      { call: 'createSignUp', ...createConflict('Kauri Bay Tennis Club', 'club@kauribay.example') },
    ],
  },
  {
    name: 'create-422',
    title: 'The create call refuses a value',
    ownerSees: 'Step 1 again, with the message on the phone field',
    underneath: 'createSignUp answers 422 for phone',
    faults: [
      {
        call: 'createSignUp',
        kind: 'status',
        status: 422,
        message: 'Some fields were not accepted',
        data: { fields: { phone: 'Not a valid number' } },
      },
    ],
  },
  {
    name: 'create-401',
    title: 'The create call refuses the sign-in',
    ownerSees: 'GET STARTED leads through the login and back to the last step, each time',
    underneath: 'createSignUp answers 401',
    faults: [{ call: 'createSignUp', kind: 'status', status: 401, message: 'Not signed in' }],
  },
  {
    name: 'check-timeout',
    title: 'The check of the organisation does not answer',
    ownerSees: 'SIGN UP is busy for 10 s, then the error page "This is taking too long"',
    underneath: 'checkExists never answers',
    faults: [{ call: 'checkExists', kind: 'hang' }],
  },
  {
    name: 'check-429',
    title: 'The check of the organisation is asked for too often',
    ownerSees: '"There have been too many tries" at SIGN UP; all answers are kept',
    underneath: 'checkExists answers 429',
    faults: [{ call: 'checkExists', kind: 'status', status: 429, message: 'Too many requests' }],
  },
  {
    name: 'exchange-401',
    title: 'The sign-in cannot be finished',
    ownerSees: 'The login starts again by itself, then the error page',
    underneath: 'exchange-token answers 401',
    faults: [
      { call: 'exchangeToken', kind: 'status', status: 401, message: 'The code is not known' },
    ],
  },
  {
    name: 'expired',
    title: 'The sign-in expires in the wizard',
    ownerSees:
      'GET STARTED, after more than a minute in the wizard, opens the login and then the last step again; all answers are kept',
    underneath: 'Tokens expire after 60 s',
    faults: [{ call: 'exchangeToken', kind: 'lasts', seconds: 60 }],
  },
  {
    name: 'ip-blocked',
    title: 'The IP look-up is blocked',
    ownerSees: 'No country is preselected; everything else works',
    underneath: 'The connection to the IP look-up breaks',
    faults: [{ call: 'ip', kind: 'drop' }],
  },
  {
    name: 'countries-503',
    title: 'The countries are unavailable',
    ownerSees: '"Countries could not be loaded." with "Try again" at the field',
    underneath: 'GET /countries and its two retries answer 503',
    faults: [{ call: 'countries', kind: 'status', status: 503 }],
  },
  {
    name: 'api-down',
    title: 'The API is down',
    ownerSees: 'The error page "We can\'t reach …"; all answers are kept',
    underneath: 'The connection of every call to the API breaks',
    faults: (['countries', 'checkExists', 'createSignUp', 'checkCreated', 'user'] as const).map(
      (call) => ({ call, kind: 'drop' as const }),
    ),
  },
  {
    name: 'no-profile',
    title: 'The account has no profile',
    ownerSees: 'The error page "Your account has no profile yet" with "Contact us"',
    underneath: 'GET /user answers 403 "Missing profile"',
    faults: [{ call: 'user', kind: 'status', status: 403, message: 'Missing profile' }],
  },
  {
    name: 'user-500',
    title: 'The user cannot be loaded',
    ownerSees: 'The error page "There is a problem with the service" after the sign-in',
    underneath: 'GET /user answers 500',
    faults: [{ call: 'user', kind: 'status', status: 500 }],
  },
  {
    name: 'user-403',
    title: 'The account may not sign up',
    ownerSees: 'The error page "You don\'t have access to this page" with "Sign out"',
    underneath: 'GET /user answers 403',
    faults: [{ call: 'user', kind: 'status', status: 403, message: 'Not allowed' }],
  },
  {
    name: 'never-created',
    title: 'The account is never ready',
    ownerSees: 'The wait; after ten minutes it pauses with "Check again"',
    underneath: 'The creation takes an hour',
    faults: [{ call: 'createSignUp', kind: 'lasts', seconds: 3600 }],
  },
  {
    name: 'slow-calls',
    title: 'Every call takes 5 s',
    ownerSees: 'Each button is busy for 5 s, the countries come late, then all goes on',
    underneath: 'The answers of the API come 5 s late, as on a bad line',
    faults: (['countries', 'checkExists', 'exchangeToken', 'user', 'createSignUp'] as const).map(
      (call) => ({ call, kind: 'slow' as const, seconds: 5 }),
    ),
  },
  ...BY_HAND,
] as const satisfies readonly Scenario[];

export type ScenarioName = (typeof scenarios)[number]['name'];

const KNOWN: ReadonlyMap<string, Scenario> = new Map(scenarios.map((one) => [one.name, one]));

export const findScenario = (name: string): Scenario | undefined => KNOWN.get(name);

/** Only reserved addresses pick one (RFC 2606): no real owner's e-mail ends there. */
const SUB_ADDRESS = /\+([\w-]+)@example\.test$/i;

/** The scenario that an e-mail's sub-address names: `jo+create-500@example.test`. */
export const findScenarioByEmail = (email: string): Scenario | undefined =>
  findScenario(SUB_ADDRESS.exec(email.trim())?.[1]?.toLowerCase() ?? '');
