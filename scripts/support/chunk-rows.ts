/** Where the sign-up first needs a chunk. */
export type Moment =
  | 'Welcome'
  | 'a form sent with mistakes'
  | 'an organisation that exists'
  | 'the return from the login'
  | 'the set-up'
  | 'a conflict in the set-up'
  | 'a problem'
  | 'an unknown address'
  | 'the account menu'
  | 'a report of a problem';

/** What the page says when the step itself needs the chunk. */
export type Told =
  | 'The page could not start'
  | "We can't reach Huddle Club"
  | 'There is a problem with the service';

export type ChunkRow = {
  readonly wanted: Moment;
  /** What an owner has without it. */
  readonly without: string;
  /** What the page says at that moment; without it the sign-up goes on. */
  readonly message?: Told;
  /** What the page says when the chunk has come to Welcome and no longer comes after the login. */
  readonly messageAfterLogin?: Told;
};

const NO_START: Told = 'The page could not start';
const NO_PART: Told = "We can't reach Huddle Club";
const NO_PAGE: Told = 'There is a problem with the service';

/** The page starts with it, wherever the visitor is. */
const start = (without: string): ChunkRow => ({
  wanted: 'Welcome',
  without,
  message: NO_START,
  messageAfterLogin: NO_START,
});

/** The sign-up ends without it. */
const optional = (wanted: Moment, without: string): ChunkRow => ({ wanted, without });

/** Welcome needs it for the next step, and nothing after the login does. */
const atWelcome = (wanted: Moment, without: string): ChunkRow => ({
  wanted,
  without,
  message: NO_PART,
});

/** A step before the login or the set-up itself needs it. */
const needed = (wanted: Moment, without: string, message: Told): ChunkRow => ({
  wanted,
  without,
  message,
  messageAfterLogin: message,
});

const NO_DIALOG = 'no dialog for an organisation that exists';
const ONLY_NET = 'a short message in place of the error page';

/** All chunks of a build by the name in its manifest. The build of the tests also holds the workbench. */
export const CHUNK_ROWS: Readonly<Record<string, ChunkRow>> = {
  start: start('no page: React, the router, the layout and Welcome'),
  base: start('no page: settings, storage and errors'),
  'rolldown-runtime': start('no page: what joins the chunks'),

  'press-series': optional('Welcome', 'the second half of a double click counts'),
  islands: {
    wanted: 'Welcome',
    without: 'no footer, no benefits, no notices; no set-up and no error page',
    messageAfterLogin: NO_PAGE,
  },
  lists: optional('Welcome', 'lists do not open; a name of a country can be typed'),
  'country-search': optional('Welcome', 'a country is found by the start of its name only'),
  'examples.mobile.json': optional('Welcome', 'no example in the phone field'),
  'reporting-client': optional('Welcome', 'no reports of errors'),
  'workbench-page': optional('Welcome', 'nothing: only the workbench needs it'),
  'button-with-menu': optional('Welcome', 'nothing: only the workbench needs it'),
  'form-errors': optional('a form sent with mistakes', 'no list of the mistakes above the form'),
  'error-summary': optional('a form sent with mistakes', 'no list of the mistakes above the form'),
  'user-menu': optional('the account menu', 'the address and "Sign out" in place of the menu'),
  dropdown: optional('the account menu', 'the address and "Sign out" in place of the menu'),
  'feedback-layer': optional('a report of a problem', 'an e-mail address in place of the form'),
  'text-area': optional('a report of a problem', 'an e-mail address in place of the form'),
  'early-callback': optional('the return from the login', 'the sign-in ends a little later'),
  phone: {
    wanted: 'Welcome',
    without: 'a number is not formatted; step 1 of the set-up cannot validate it',
    messageAfterLogin: NO_PART,
  },
  contracts: needed('Welcome', 'no rules, no calls, no error page', NO_PAGE),
  api: needed('Welcome', 'no calls, no sign-in, no error page', NO_PAGE),
  rules: needed('Welcome', 'no form can be validated', NO_PART),
  'show-server-errors': needed('Welcome', 'an answer of the platform cannot be read', NO_PART),
  'welcome-schema': atWelcome('Welcome', 'the form cannot be validated'),
  'check-organisation': atWelcome('Welcome', 'SIGN UP cannot ask for the organisation'),
  'keep-initial-data': atWelcome('Welcome', 'the answers cannot be handed to the set-up'),
  'existing-org-dialog': atWelcome('an organisation that exists', NO_DIALOG),
  'conflict-dialog': atWelcome('an organisation that exists', NO_DIALOG),
  modal: atWelcome('an organisation that exists', NO_DIALOG),
  'late-icons': atWelcome('an organisation that exists', NO_DIALOG),
  'callback-page': optional('the return from the login', 'the early script ends the sign-in'),
  'info-route': needed('the set-up', 'no set-up', NO_PART),
  'progress-ring': needed('the set-up', 'no set-up', NO_PART),
  'wizard-schema': needed('the set-up', 'step 1 cannot be validated', NO_PART),
  'create-conflict': {
    wanted: 'a conflict in the set-up',
    without: NO_DIALOG,
    message: NO_PART,
  },
  'error-page': { wanted: 'a problem', without: ONLY_NET, message: NO_PAGE },
  problem: { wanted: 'a problem', without: ONLY_NET, message: NO_PAGE },
  'support-bundle': { wanted: 'a problem', without: ONLY_NET, message: NO_PAGE },
  'not-found-page': {
    wanted: 'an unknown address',
    without: 'the error page in its place',
    message: NO_PART,
  },
};
