import type { CallRecord, SupportBundle } from '#src/contracts/support-bundle.ts';

export const createId = (n: number) => `6f6c9a4e-8c1b-4f0a-9b57-0f2f1f1d2c3${n}`;
/** A call of a bundle, good unless it is changed. */
export const call = (record: Partial<CallRecord>, n = 1): CallRecord => ({
  method: 'POST',
  path: '/orgs/signUp/checkExists',
  status: 200,
  ms: 40,
  tries: 1,
  id: createId(n),
  ...record,
});
export const shape = (length: number, ascii = true) => ({ length, ascii });

/** A bundle of somebody on Welcome to whom nothing has happened, with changes. */
export const createBundle = (changes: Partial<SupportBundle>): SupportBundle => ({
  bundle: 'huddle-signup',
  version: 1,
  at: '2026-11-28T09:30:00.000Z',
  reference: createId(4),
  flow: 'hc-6f6c9a4e-8c1b',
  build: { version: '1.0.0', commit: 'abc1234' },
  environment: 'production',
  apiVersion: '2023-01-01',
  route: '/err',
  previousRoute: '/welcome',
  step: null,
  isWaiting: false,
  entered: null,
  calls: [],
  errors: [],
  storage: { local: true, session: true, cookies: true },
  clockSkewSeconds: null,
  browser: {
    userAgent: 'A browser',
    language: 'en-NZ',
    timeZone: 'Pacific/Auckland',
    width: 1280,
    height: 900,
    online: true,
  },
  ...changes,
});

/** A phone at night. */
export const displayInDark: NonNullable<SupportBundle['display']> = {
  screenWidth: 1440,
  screenHeight: 960,
  pixelRatio: 2.5,
  textSizePx: 20,
  colorScheme: 'dark',
  reducedMotion: true,
  moreContrast: false,
  forcedColors: false,
  touch: true,
};
