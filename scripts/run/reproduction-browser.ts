import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, firefox } from '@playwright/test';
import type { OwnersDisplay, Shown } from './reproduction-display.ts';
import { type Showings, waitForShown } from './reproduction-server.ts';
import { openWebKit } from './reproduction-webkit.ts';

/** Where this machine has its browsers; asked for when one is needed. */
export type Browsers = {
  readonly chromium: () => Promise<string>;
  readonly firefox: () => Promise<string>;
  readonly webkit: () => Promise<string>;
};

export type Opening = {
  readonly url: string;
  readonly display: OwnersDisplay;
  readonly browsers: Browsers;
  readonly headless: boolean;
  readonly showings: Showings;
};

type Close = () => unknown;

/** A browser that shows the reproduction, and how it does. */
export type Opened = { readonly shown: Shown; readonly close: Close };

/** Left out where the bundle does not tell: Playwright has its own defaults. */
export function toContextOptions(display: OwnersDisplay): BrowserContextOptions {
  const { width, height, language, timeZone, engine, isPhone } = display;
  const { screenWidth, screenHeight, pixelRatio, colorScheme, touch } = display;
  return {
    viewport: { width, height },
    ...(screenWidth && screenHeight
      ? { screen: { width: screenWidth, height: screenHeight } }
      : {}),
    ...(pixelRatio ? { deviceScaleFactor: pixelRatio } : {}),
    ...(language ? { locale: language } : {}),
    ...(timeZone ? { timezoneId: timeZone } : {}),
    ...(colorScheme ? { colorScheme } : {}),
    ...(touch === undefined ? {} : { hasTouch: touch }),
    ...(engine === 'chromium' && touch && isPhone ? { isMobile: true } : {}),
    reducedMotion: display.reducedMotion ? 'reduce' : 'no-preference',
    contrast: display.moreContrast ? 'more' : 'no-preference',
    forcedColors: display.forcedColors ? 'active' : 'none',
  };
}

/** The size of text is a setting of the browser, which no page can be told. */
function makeProfile(textSizePx = 16): string {
  const profile = mkdtempSync(join(tmpdir(), 'reproduction-'));
  mkdirSync(join(profile, 'Default'));
  const preferences = { webkit: { webprefs: { default_font_size: textSizePx } } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  return profile;
}

async function openChromium({ url, display, browsers, headless }: Opening): Promise<Close> {
  const profile = makeProfile(display.textSizePx);
  const context = await chromium.launchPersistentContext(profile, {
    ...toContextOptions(display),
    headless,
    executablePath: await browsers.chromium(),
  });
  await (context.pages()[0] ?? (await context.newPage())).goto(url);
  return async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
}

/** What a Firefox is told by its settings: the protocol that drives it knows no media features. */
function buildFirefoxSettings(display: OwnersDisplay) {
  const { textSizePx = 16, colorScheme, reducedMotion, touch } = display;
  const DARK = 0;
  const COARSE_POINTER = 1;
  return {
    'font.size.variable.x-western': textSizePx,
    'font.size.variable.x-unicode': textSizePx,
    ...(colorScheme === 'dark' ? { 'layout.css.prefers-color-scheme.content-override': DARK } : {}),
    ...(reducedMotion ? { 'ui.prefersReducedMotion': 1 } : {}),
    ...(touch ? { 'ui.primaryPointerCapabilities': COARSE_POINTER } : {}),
  };
}

async function openFirefox({ url, display, browsers, headless }: Opening): Promise<Close> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    headless,
    executablePath: await browsers.firefox(),
    firefoxUserPrefs: buildFirefoxSettings(display),
  });
  const context = await browser.newContext(toContextOptions(display));
  await (await context.newPage()).goto(url);
  return () => browser.close();
}

/**
 * Opens the address of a reproduction in the engine that the owner had, set as theirs was.
 * @returns how the page is shown there, as it tells itself
 * @throws Error when there is no such browser here, or it does not open the address
 */
export async function openReproduction(opening: Opening): Promise<Opened> {
  if (opening.display.engine === 'webkit') return openWebKit(opening);
  const open = opening.display.engine === 'firefox' ? openFirefox : openChromium;
  const [close, shown] = await Promise.all([open(opening), waitForShown(opening.showings)]);
  return { shown, close };
}
