/** Markup that would leave an image and a mark on the window if anything took it for more than text. */
export const HOSTILE_TEXT = '\u202e"><img src=x onerror="window.hostile=1">{{7*7}}';

const HOSTILE_URL = 'javascript:window.hostile=1';

/** Of each call an answer of the right shape, as far as that goes, with hostile words in every place. */
export const hostileAnswers = {
  countries: {
    json: {
      countries: [
        { code: 'NZ', name: 'New Zealand', prefix: '64', flag: HOSTILE_URL, timezones: [] },
        { code: 'AU', name: `New Zealand ${HOSTILE_TEXT}`, prefix: HOSTILE_TEXT },
      ],
      meta: { total: HOSTILE_TEXT },
    },
  },
  ip: { json: { country_code: HOSTILE_TEXT, country: '__proto__' } },
  checkExists: {
    status: 409,
    json: {
      message: HOSTILE_TEXT,
      data: { org: { name: HOSTILE_TEXT, email: HOSTILE_TEXT }, appUrl: HOSTILE_URL },
    },
  },
  exchangeToken: { json: { idToken: HOSTILE_TEXT, accessToken: 'a.bnVsbA.c' } },
  user: {
    json: {
      id: '__proto__',
      email: HOSTILE_TEXT,
      meta: {},
      identities: [{ id: 'constructor', firstName: HOSTILE_TEXT, avatar: HOSTILE_URL }],
    },
  },
  createSignUp: { json: { id: `../../user?${HOSTILE_TEXT}` } },
  checkCreated: { json: { isCreated: true, appUrl: HOSTILE_URL } },
};
