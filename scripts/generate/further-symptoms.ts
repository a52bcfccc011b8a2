import type { Symptom } from './symptom.ts';

/** What owners say less often. */
export const FURTHER_SYMPTOMS: readonly Symptom[] = [
  {
    words: 'It says this is taking too long',
    causes: [
      {
        cause: 'The check of the organisation is not answered in time',
        ask: 'Was it after SIGN UP? Bundle: `checkExists` with 504 and 30 s or more for three tries',
        scenario: 'check-timeout',
      },
      {
        cause: 'They mean the wait after GET STARTED: the account takes long',
        ask: 'Does it say "taking longer than usual"? Bundle: `isWaiting`, all calls 200',
        scenario: 'slow-90',
      },
      {
        cause: 'The account is never made',
        ask: 'Is there a button "Check again"? Bundle: `isWaiting`; `at` is ten minutes after the create call',
        scenario: 'never-created',
      },
    ],
  },
  {
    words: 'It is so slow',
    causes: [
      {
        cause: 'Their line is slow: every call takes long',
        ask: 'Is it better in another network? Bundle: all calls 200, with an `ms` of seconds. Look at the page `/reports` too: TTFB and LCP by line',
        scenario: 'slow-calls',
      },
      {
        cause: 'One call of the service is slow',
        ask: 'Which button do you wait for? Bundle: one call with a high `ms` or many `tries`',
        scenario: 'check-timeout',
      },
      {
        cause: 'The creation of the account takes long',
        ask: 'Is it after GET STARTED? Bundle: `isWaiting`',
        scenario: 'slow-90',
      },
    ],
  },
  {
    words: 'Everything that I typed is gone',
    causes: [
      {
        cause:
          'They opened the site in another tab, window or device: the answers stay in the tab in which they were typed',
        ask: 'Is the first tab still open? Bundle: `entered` is null',
        scenario: 'new-tab',
      },
      {
        cause: 'They signed out, here or in another tab',
        ask: 'Were you signed in before? Bundle: no call at all after the sign-out',
        scenario: 'other-tab',
      },
      {
        cause: 'The browser refuses site data, as some private windows do',
        ask: 'Is it gone after a reload as well? Bundle: `storage` has false',
        scenario: 'no-storage',
      },
    ],
  },
  {
    words: 'I have no access',
    causes: [
      {
        cause: 'They signed in with another account than the one that they signed up with',
        ask: 'With which e-mail did you sign in? Bundle: `GET /user` with 403, kind `notAuthorized`',
        scenario: 'user-403',
      },
      {
        cause: 'The account has no profile yet',
        ask: 'Does it name a profile? Bundle: `GET /user` with 403, kind `noProfile`',
        scenario: 'no-profile',
      },
      {
        cause: 'The API refuses the sign-in',
        ask: 'Does the login page come again? Bundle: a call with 401 after the exchange with 200',
        scenario: 'create-401',
      },
    ],
  },
  {
    words: 'It says that sign-in was not finished',
    causes: [
      {
        cause: 'They opened a bookmark or an old tab of the sign-in',
        ask: 'Did you come from a bookmark? Bundle: no exchange',
        scenario: 'old-callback',
      },
      {
        cause: 'The clock of their device is wrong',
        ask: 'Does it say "Check your device clock"? Bundle: `clockSkewSeconds` is more than 60',
        scenario: 'wrong-clock',
      },
      {
        cause: 'The browser refuses site data',
        ask: 'Does it ask for cookies and site data? Bundle: `storage` has false',
        scenario: 'no-storage',
      },
    ],
  },
  {
    words: 'It says that there were too many tries',
    causes: [
      {
        cause: 'Many people share their address, as in a school or an office',
        ask: "Does it work on a phone without the office's network? Bundle: `checkExists` with 429",
        scenario: 'check-429',
      },
      {
        cause: 'They pressed again and again, because the check was slow',
        ask: 'How often did you press? Bundle: many `checkExists`, the first with 504',
        scenario: 'check-timeout',
      },
      {
        cause: 'They tried many names, because each exists already',
        ask: 'Which names did you try? Bundle: many `checkExists`, the first with 409',
        scenario: 'exact-match',
      },
    ],
  },
  {
    words: 'Your e-mail never came',
    causes: [
      {
        cause: 'There is a slip in their address',
        ask: 'Read me your address, letter by letter. Bundle: `entered.email` has another length',
        scenario: 'mistyped-email',
      },
      {
        cause: 'The account was never made',
        ask: 'Did you get to the last page? Bundle: `isWaiting`',
        scenario: 'never-created',
      },
      {
        cause: 'The account was made, but they left while they waited',
        ask: 'Can you sign in? Bundle: the create call with 504',
        scenario: 'create-timeout',
      },
    ],
  },
  {
    words: 'It says my e-mail is wrong',
    causes: [
      {
        cause: 'It only asks: the domain is one letter away from a usual one',
        ask: 'Does it ask "Did you mean"? They can go on. Bundle: no call',
        scenario: 'mistyped-email',
      },
      {
        cause: 'An organisation has this e-mail already',
        ask: 'Does a dialog name an organisation? Bundle: `checkExists` with 409',
        scenario: 'exact-match',
      },
      {
        cause: 'The platform refuses a value that the site accepts',
        ask: 'Did it say so after a button? Bundle: a call with 422',
        scenario: 'create-422',
      },
    ],
  },
  {
    words: "It opened somebody else's club",
    causes: [
      {
        cause: 'Another club has a similar name, and they went to it from the dialog',
        ask: 'Did you press "Sign in to …" or "continue here"? Bundle: `checkExists` with 409',
        scenario: 'near-match',
      },
      {
        cause: 'Somebody of their club had signed up with the same e-mail',
        ask: 'Who else may have tried? Bundle: `checkExists` with 409',
        scenario: 'exact-match',
      },
      {
        cause: 'Two sign-ups of one club crossed',
        ask: 'Did two of you sign up at once? Bundle: `createSignUp` with 409',
        scenario: 'create-409',
      },
    ],
  },
];
