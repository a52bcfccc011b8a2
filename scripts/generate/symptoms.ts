import { FURTHER_SYMPTOMS } from './further-symptoms.ts';
import type { Symptom } from './symptom.ts';

/** From an owner's words to the three likeliest causes. */
export const SYMPTOMS: readonly Symptom[] = [
  {
    words: 'It says my number is wrong',
    causes: [
      {
        cause: 'The platform refused a number that the site accepted',
        ask: 'Were you on step 1 again after GET STARTED? Bundle: `createSignUp` with 422',
        scenario: 'create-422',
      },
      {
        cause:
          'The number has another country than the owner thinks, because no country was preselected',
        ask: 'Which country does the button beside the number say? Bundle: a look-up with −1',
        scenario: 'ip-blocked',
      },
      {
        cause: 'The countries did not load, so the number has no country',
        ask: 'Does it say "Countries could not be loaded"? Bundle: `/countries` with 503',
        scenario: 'countries-503',
      },
    ],
  },
  {
    words: 'I never got in',
    causes: [
      {
        cause: 'The create call failed, and the wait continues',
        ask: 'Is there a button "Try again"? Bundle: `isWaiting`, or the create call with 500',
        scenario: 'create-500',
      },
      {
        cause: 'The creation of the account is slow',
        ask: 'How long did you wait? Bundle: `isWaiting`, all calls 200',
        scenario: 'slow-90',
      },
      {
        cause: 'The platform created the account, but its answer was lost',
        ask: 'Have you pressed "Try again"? Bundle: the create call with 504',
        scenario: 'create-timeout',
      },
    ],
  },
  {
    words: 'It sent me back to the start',
    causes: [
      {
        cause: 'The sign-in expired in the wizard',
        ask: 'How long were you on the pages? Bundle: a call with 401',
        scenario: 'expired',
      },
      {
        cause: 'The token exchange failed',
        ask: 'Which page did you see after the password? Bundle: the exchange with 401',
        scenario: 'exchange-401',
      },
      {
        cause: 'The platform refused a value, and the page showed its step again',
        ask: 'Is a field marked? Bundle: `createSignUp` with 422',
        scenario: 'create-422',
      },
    ],
  },
  {
    words: 'It asks me to sign in again and again',
    causes: [
      {
        cause: 'The API refuses the sign-in that the auth service gave',
        ask: 'After which button? Bundle: a call with 401, then the exchange with 200, again and again',
        scenario: 'create-401',
      },
      {
        cause: 'The sign-in runs out before they press GET STARTED',
        ask: 'How long were you on the pages? Bundle: one call with 401; look at `clockSkewSeconds` too',
        scenario: 'expired',
      },
      {
        cause: 'The sign-in could not be finished',
        ask: 'Is there an error page in the end? Bundle: the exchange with 401',
        scenario: 'exchange-401',
      },
    ],
  },
  {
    words: 'I cannot choose my country',
    causes: [
      {
        cause: 'The countries did not come',
        ask: 'Does it say "Countries could not be loaded"? Bundle: `/countries` with 503',
        scenario: 'countries-503',
      },
      {
        cause: 'No country was preselected: the look-up by IP address was blocked',
        ask: 'Is the field empty at first? Bundle: a look-up with −1',
        scenario: 'ip-blocked',
      },
      {
        cause: 'Their line or our address is blocked',
        ask: 'Does it say that we cannot be reached? Bundle: `/countries` with −1',
        scenario: 'api-down',
      },
    ],
  },
  {
    words: 'Nothing happens when I press',
    causes: [
      {
        cause: 'The service does not answer, and the site tries again',
        ask: 'Does the button show a spinner? Bundle: calls with −1 or 504, and many `tries`',
        scenario: 'api-down',
      },
      {
        cause: 'A field with an error is above the visible part of the page',
        ask: 'Scroll up: is there a red line? Bundle: no call at all',
        scenario: 'countries-503',
      },
      {
        cause: 'The create call failed. The wait shows no error, by design',
        ask: 'Which button did you press? Bundle: the create call with 500',
        scenario: 'create-500',
      },
    ],
  },
  {
    words: 'It says my club exists already',
    causes: [
      {
        cause: 'Another person of the club has signed up with this name or e-mail',
        ask: 'Who else of the club may have tried? Bundle: `checkExists` with 409',
        scenario: 'exact-match',
      },
      {
        cause: 'Another club has a similar name',
        ask: 'Do you see the link "continue here"? Bundle: `checkExists` with 409, then step 1',
        scenario: 'near-match',
      },
      {
        cause: 'Another sign-up created the organisation between the two calls',
        ask: 'Did you press GET STARTED twice, or in two tabs? Bundle: `createSignUp` with 409',
        scenario: 'create-409',
      },
    ],
  },
  {
    words: 'There was an error page',
    causes: [
      {
        cause: 'The service failed after the sign-in',
        ask: 'What is its heading? Bundle: `GET /user` with 500',
        scenario: 'user-500',
      },
      {
        cause: 'The account has no profile yet',
        ask: 'Does it name a profile? Bundle: `GET /user` with 403',
        scenario: 'no-profile',
      },
      {
        cause: 'The owner has no connection, or something blocks our address',
        ask: 'Another network, without extensions? Bundle: calls with −1',
        scenario: 'api-down',
      },
    ],
  },
  ...FURTHER_SYMPTOMS,
];
