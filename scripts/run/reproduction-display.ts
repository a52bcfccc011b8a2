import * as z from 'zod/mini';
import { BrowserFacts, DisplayFacts, type SupportBundle } from '#src/contracts/support-bundle.ts';

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

const { online: _online, ...windowFacts } = BrowserFacts.shape;

/** How a page is shown, as it tells itself. */
export const Shown = z.object({ ...windowFacts, ...DisplayFacts.shape });
export type Shown = z.infer<typeof Shown>;

/** Runs in the page, which sees nothing of this module. */
export function readShown(): Shown {
  const root = window;
  const isSet = (query: string) => root.matchMedia(query).matches;
  return {
    userAgent: navigator.userAgent,
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

const NAMES = {
  engine: 'engine',
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
} as const satisfies Partial<Record<keyof OwnersDisplay, string>>;

type Named = keyof typeof NAMES;

/** What was asked for and what is there, under the same names. */
type Facts = Partial<Record<Named, string | number | boolean>>;

/**
 * What was brought back, and what was not: a line each for a terminal.
 * @param wanted how the owner saw the page
 * @param shown how it is shown here
 */
export function formatComparison(wanted: OwnersDisplay, shown: Shown): string[] {
  const here: Facts = { ...shown, engine: getEngine(shown.userAgent) };
  const asked: Facts = wanted;
  const names = Object.keys(NAMES) as Named[];
  const told = names.filter((name) => asked[name] !== undefined && asked[name] !== '');
  const good = told.filter((name) => asked[name] === here[name]);
  const bad = told.filter((name) => asked[name] !== here[name]);
  const untold = names.filter((name) => !told.includes(name));
  const formatNamedFact = (facts: Facts, name: Named) =>
    `${NAMES[name]} ${formatFact(facts[name])}`;
  return [
    `As the owner had it: ${good.map((name) => formatNamedFact(here, name)).join(', ')}.`,
    ...bad.map(
      (name) =>
        `Not as the owner had it: ${formatNamedFact(asked, name)}; here ${formatFact(here[name])}.`,
    ),
    ...(untold.length > 0
      ? [`The bundle does not tell: ${untold.map((name) => NAMES[name]).join(', ')}.`]
      : []),
  ];
}

const formatFact = (value: Facts[Named]): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
