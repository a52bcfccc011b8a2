import type { SupportBundle } from '#src/contracts/support-bundle.ts';

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** How the owner saw the page, as far as the bundle tells. Builds before `display` told half of it. */
export type OwnersDisplay = {
  readonly engine: Engine;
  readonly isPhone: boolean;
  readonly width: number;
  readonly height: number;
  readonly language: string;
  readonly timeZone: string;
} & Partial<NonNullable<SupportBundle['display']>>;

const isAppleMobile = (userAgent: string) => /iPhone|iPad|iPod/.test(userAgent);

/** The engine by what the browser says of itself; on iOS every browser is a WebKit. */
export function getEngine(userAgent: string): Engine {
  if (isAppleMobile(userAgent)) return 'webkit';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Chrome\/|Chromium\//.test(userAgent)) return 'chromium';
  return /AppleWebKit\//.test(userAgent) ? 'webkit' : 'chromium';
}

/** What the browser of a reproduction has to be set to. */
export function toDisplay({ browser, display }: SupportBundle): OwnersDisplay {
  const { userAgent, language, timeZone, width, height } = browser;
  return {
    engine: getEngine(userAgent),
    isPhone: /Mobile|Android/.test(userAgent),
    width,
    height,
    language,
    timeZone,
    ...display,
  };
}

/** What a page is shown like, read in it. */
export type Shown = Omit<OwnersDisplay, 'engine' | 'isPhone'>;

/** Runs in the page, which sees nothing of this module. */
export function readShown(): Shown {
  const root = window;
  const isSet = (query: string) => root.matchMedia(query).matches;
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screenWidth: window.screen.width,
    screenHeight: window.screen.height,
    pixelRatio: Math.round(window.devicePixelRatio * 100) / 100,
    textSizePx: Math.round(Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
    colorScheme: isSet('(prefers-color-scheme: dark)') ? 'dark' : 'light',
    reducedMotion: isSet('(prefers-reduced-motion: reduce)'),
    moreContrast: isSet('(prefers-contrast: more)'),
    forcedColors: isSet('(forced-colors: active)'),
    touch: isSet('(pointer: coarse)'),
  };
}

const NAMES: Readonly<Record<keyof Shown, string>> = {
  width: 'width of the window',
  height: 'height of the window',
  language: 'language',
  timeZone: 'time zone',
  screenWidth: 'width of the screen',
  screenHeight: 'height of the screen',
  pixelRatio: 'pixel ratio',
  textSizePx: 'text size',
  colorScheme: 'colour scheme',
  reducedMotion: 'reduced motion',
  moreContrast: 'more contrast',
  forcedColors: 'forced colours',
  touch: 'touch',
};

/** What was brought back, and what was not: a line each for a terminal. */
export function comparisonLines(wanted: OwnersDisplay, shown: Shown): string[] {
  const names = Object.keys(NAMES) as (keyof Shown)[];
  const told = names.filter((name) => wanted[name] !== undefined && wanted[name] !== '');
  const good = told.filter((name) => wanted[name] === shown[name]);
  const bad = told.filter((name) => wanted[name] !== shown[name]);
  const untold = names.filter((name) => !told.includes(name));
  return [
    `As the owner had it: ${wanted.engine}; ${good.map((name) => `${NAMES[name]} ${String(shown[name])}`).join(', ')}.`,
    ...bad.map(
      (name) =>
        `Not brought back: ${NAMES[name]}, which was ${String(wanted[name])} and is ${String(shown[name])} here.`,
    ),
    ...(untold.length > 0
      ? [`The bundle does not tell: ${untold.map((name) => NAMES[name]).join(', ')}.`]
      : []),
  ];
}
