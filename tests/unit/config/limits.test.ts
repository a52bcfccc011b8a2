import { describe, expect, it } from 'vitest';
import * as limits from '#src/config/limits.ts';
import { API_VERSION, CLIENT_ID, STORAGE_PREFIX } from '#src/config/product.ts';
import { screens, sizes } from '#tailwind.config.ts';

/** A length at the usual size of text: in rem it grows with the text of the visitor. */
const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1);

describe('the limits of section 9', () => {
  it('are those of the specification [S9.1a]', () => {
    expect(limits).toMatchObject({
      trial: { DAYS: 30 },
      wizard: { STEPS: 3, POLL_INTERVAL_MS: 2000 },
      request: {
        TIMEOUT_MS: 10_000,
        RETRIES: 2,
        RETRIED_STATUSES: [408, 502, 503, 504],
        BACKOFF_MS: 300,
      },
      upload: { MAX_FILE_BYTES: 20_971_520 },
      login: { VERIFIER_LENGTH: 128, STATE_LENGTH: 32 },
      password: { MIN_LENGTH: 8 },
      phone: {
        NATIONAL_MIN_DIGITS: 2,
        NATIONAL_MAX_DIGITS: 17,
        INPUT_MAX_LENGTH: 250,
        EXTENSION_MAX_DIGITS: 20,
        FORMATTED_MAX_DIGITS: 15,
      },
      select: {
        LIST_MAX_HEIGHT_PX: 240,
        COUNTRY_LIST_MAX_WIDTH_PX: 250,
        ITEM_HEIGHT_PX: 38,
        MATCH_THRESHOLD: 0.75,
        TYPE_AHEAD_RESET_MS: 1000,
      },
      dropdown: { HOVER_DELAY_MS: 200 },
      message: { SUCCESS_MS: 5000 },
      feedback: { DIALOG_WIDTH_PX: 320 },
      reporting: { OFFLINE_QUEUE_ITEMS: 30, HTTP_CLIENT_STATUSES: [500, 599] },
    });
  });

  it('reach the stylesheet: breakpoints, the rows and the widths of lists [S9.5]', () => {
    expect(screens).toEqual({
      sm: '640px',
      md: '768px',
      lg: '1024px',
      xl: '1280px',
      '2xl': '1536px',
    });
    expect({ row: pixels(sizes.row), list: pixels(sizes.list) }).toEqual({ row: 38, list: 250 });
  });
});

describe('the identifiers of the product', () => {
  it('are those of the specification [S1.4, S7.1b]', () => {
    expect({ API_VERSION, CLIENT_ID, STORAGE_PREFIX }).toEqual({
      API_VERSION: '2023-01-01',
      CLIENT_ID: 'signup-portal',
      STORAGE_PREFIX: 'hc',
    });
  });
});
