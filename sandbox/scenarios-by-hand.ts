import type { Scenario } from './scenario.ts';

/** Scenarios in which no call fails: `npm run reproduce` says what to do. */
export const BY_HAND = [
  {
    name: 'new-tab',
    title: 'Answers in another tab',
    ownerSees: 'An empty form; the answers are still in the first tab',
    underneath: 'The session storage of a tab holds the answers',
    byHand: ['Open a second tab, and in it /info. Sign in if the page asks for it.'],
    faults: [],
  },
  {
    name: 'other-tab',
    title: 'A sign-out in another tab',
    ownerSees: 'The form is emptied while the page is open',
    underneath: 'A sign-out takes the answers of all tabs away',
    byHand: [
      'Press SIGN UP, create an account, and go back to /welcome.',
      'Open /welcome in a second tab, and sign out there from the account menu.',
      'Look at the first tab.',
    ],
    faults: [],
  },
  {
    name: 'no-storage',
    title: 'The browser refuses site data',
    ownerSees: 'Every reload empties the form',
    underneath: 'The browser refuses local and session storage',
    byHand: [
      'Block the data of this site in the settings of the browser.',
      'Open /welcome, type a first name, and reload.',
    ],
    faults: [],
  },
  {
    name: 'old-callback',
    title: 'A bookmark of the sign-in',
    ownerSees: '"Sign-in was not finished" with "Start sign-in again"',
    underneath: 'The address of the callback page is opened without a sign-in',
    byHand: ['Open /oAuthCallback in a new tab.'],
    faults: [],
  },
  {
    name: 'wrong-clock',
    title: 'The clock of the device is ahead',
    ownerSees: '"Sign-in was not finished. Check your device clock", at each sign-in',
    underneath: 'The tokens have expired when they come',
    byHand: ['Set the clock of this machine two hours ahead.', 'Press SIGN UP, and sign in.'],
    faults: [],
  },
  {
    name: 'mistyped-email',
    title: 'A slip in the e-mail',
    ownerSees:
      'The question "Did you mean …" at the e-mail; SIGN UP takes the address all the same',
    underneath: 'The domain is one letter away from a usual one',
    byHand: ['Type an e-mail at gmial.com, and leave the field.'],
    faults: [],
  },
] as const satisfies readonly Scenario[];
