import type { SupportBundle } from '#src/contracts/support-bundle.ts';

/** What browsers say of themselves. */
export const USER_AGENTS = {
  chrome:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  android:
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  chromeOnPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1',
  firefoxOnPad:
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/150.0 Mobile/15E148 Safari/605.1.15',
} as const;

type Device = {
  readonly browser: SupportBundle['browser'];
  readonly display: NonNullable<SupportBundle['display']>;
};

const createDevice = (
  browser: Partial<Device['browser']>,
  display: Partial<Device['display']>,
): Device => ({
  browser: {
    userAgent: USER_AGENTS.chrome,
    language: 'en-NZ',
    timeZone: 'Pacific/Auckland',
    width: 1280,
    height: 720,
    online: true,
    ...browser,
  },
  display: {
    screenWidth: 1440,
    screenHeight: 900,
    pixelRatio: 1,
    textSizePx: 16,
    colorScheme: 'light',
    reducedMotion: false,
    moreContrast: false,
    forcedColors: false,
    touch: false,
    ...display,
  },
});

/** What owners have in front of them, one or more of each engine. */
export const DEVICES = {
  laptop: createDevice({}, {}),
  android: createDevice(
    {
      userAgent: USER_AGENTS.android,
      language: 'en-GB',
      timeZone: 'Europe/London',
      width: 412,
      height: 780,
    },
    { screenWidth: 412, screenHeight: 915, pixelRatio: 2.63, colorScheme: 'dark', touch: true },
  ),
  firefox: createDevice(
    {
      userAgent: USER_AGENTS.firefox,
      language: 'de-DE',
      timeZone: 'Europe/Berlin',
      width: 1100,
      height: 700,
    },
    { pixelRatio: 1.25, textSizePx: 20, colorScheme: 'dark', reducedMotion: true },
  ),
  mac: createDevice(
    {
      userAgent: USER_AGENTS.safari,
      language: 'en-AU',
      timeZone: 'Australia/Sydney',
      width: 1200,
      height: 740,
    },
    { pixelRatio: 2, colorScheme: 'dark' },
  ),
  iPhone: createDevice(
    {
      userAgent: USER_AGENTS.iPhone,
      language: 'en-US',
      timeZone: 'America/Chicago',
      width: 390,
      height: 664,
    },
    {
      screenWidth: 390,
      screenHeight: 844,
      pixelRatio: 3,
      textSizePx: 20,
      reducedMotion: true,
      touch: true,
    },
  ),
} as const satisfies Record<string, Device>;
