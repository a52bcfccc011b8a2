/**
 * Every number of the specification's section 9, grouped by the module that reads it. The name contains the unit. A
 * number without a unit is a count.
 */
export const trial = { DAYS: 30 } as const;

export const wizard = { STEPS: 3, POLL_INTERVAL_MS: 2000 } as const;

export const loader = {
  /** The loader says "Still working" after this time. */
  STILL_WORKING_MS: 10_000,
  /** The loader says "Taking longer than usual" and offers help after this time. */
  SLOW_MS: 30_000,
  /** "Try again" appears this long after the create call has failed. */
  RETRY_AFTER_FAILURE_MS: 10_000,
  /** Polling stops after this time, until the visitor presses "Check again". */
  STOP_CHECKING_MS: 600_000,
} as const;

export const request = {
  TIMEOUT_MS: 10_000,
  /** A call that is aborted has this time to end. */
  ABORT_MS: 1000,
  RETRIES: 2,
  RETRIED_STATUSES: [408, 502, 503, 504],
  /** The wait before retry n is this times 2^(n-1): 0.3 s, then 0.6 s. */
  BACKOFF_MS: 300,
  /** The longest `Retry-After` that a retry waits for. */
  RETRY_AFTER_MAX_MS: 5000,
  IP_LOOKUP_TIMEOUT_MS: 3000,
} as const;

export const upload = { MAX_FILE_BYTES: 20 * 1024 * 1024 } as const;

export const login = {
  VERIFIER_LENGTH: 128,
  STATE_LENGTH: 32,
  /** After this time the site stops waiting for the hash of the verifier. */
  CRYPTO_TIMEOUT_MS: 10_000,
  /** How many logins the site starts by itself for one cause within the window. */
  AUTOMATIC_MAX: 2,
  AUTOMATIC_WINDOW_MS: 60_000,
} as const;

export const password = { MIN_LENGTH: 8 } as const;

export const email = {
  /** RFC 5321 section 4.5.3.1.3, less the two angle brackets. */
  MAX_LENGTH: 254,
} as const;

export const phone = {
  NATIONAL_MIN_DIGITS: 2,
  NATIONAL_MAX_DIGITS: 17,
  INPUT_MAX_LENGTH: 250,
  EXTENSION_MAX_DIGITS: 20,
  FORMATTED_MAX_DIGITS: 15,
} as const;

export const dates = {
  /** Two-digit years above this are in the 1900s, all others in the 2000s. */
  LAST_TWO_DIGIT_YEAR_OF_THE_2000S: 60,
} as const;

export const select = {
  LIST_MAX_HEIGHT_PX: 240,
  COUNTRY_LIST_MAX_WIDTH_PX: 250,
  ITEM_HEIGHT_PX: 38,
  /** Similarity, where 1 is equal. Fuse.js uses the reverse: its threshold is 1 minus this. */
  MATCH_THRESHOLD: 0.75,
  TYPE_AHEAD_RESET_MS: 1000,
} as const;

export const dropdown = { HOVER_DELAY_MS: 200 } as const;

export const message = {
  SUCCESS_MS: 5000,
  COPIED_MS: 2000,
  /** A clipboard that has not taken a text by then never will. */
  CLIPBOARD_TIMEOUT_MS: 1000,
  MAX_LENGTH: 300,
} as const;

export const feedback = { DIALOG_WIDTH_PX: 320 } as const;

export const reporting = {
  OFFLINE_QUEUE_ITEMS: 30,
  HTTP_CLIENT_STATUSES: [500, 599],
} as const;
