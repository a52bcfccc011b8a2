import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  firefox,
} from '@playwright/test';
import { type OwnersDisplay, comparisonLines, readShown } from './reproduction-display.ts';

/** Where this machine has its browsers; asked for when one is needed. */
export type Browsers = {
  readonly chromium: () => Promise<string>;
  readonly firefox: () => Promise<string>;
  readonly webkit: () => Promise<string>;
};

type Opening = {
  readonly url: string;
  readonly display: OwnersDisplay;
  readonly browsers: Browsers;
  readonly headless: boolean;
};

/** A browser that shows the reproduction, and what it could not bring back. */
export type Opened = { readonly lines: readonly string[]; readonly close: () => Promise<unknown> };

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
function profileWith(textSizePx = 16): string {
  const profile = mkdtempSync(join(tmpdir(), 'reproduction-'));
  mkdirSync(join(profile, 'Default'));
  const preferences = { webkit: { webprefs: { default_font_size: textSizePx } } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  return profile;
}

async function openChromium({ display, browsers, headless }: Opening) {
  const profile = profileWith(display.textSizePx);
  const context = await chromium.launchPersistentContext(profile, {
    ...toContextOptions(display),
    headless,
    executablePath: await browsers.chromium(),
  });
  return { context, forget: () => rmSync(profile, { recursive: true, force: true }) };
}

/** What a Firefox is told by its settings: the protocol that drives it knows no media features. */
function firefoxSettings(display: OwnersDisplay) {
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

async function openFirefox({ display, browsers, headless }: Opening) {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    headless,
    executablePath: await browsers.firefox(),
    firefoxUserPrefs: firefoxSettings(display),
  });
  return { context: await browser.newContext(toContextOptions(display)), forget: () => {} };
}

async function show(url: string, context: BrowserContext) {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  await page.waitForURL((address) => address.pathname !== new URL(url).pathname);
  await page.waitForLoadState('load');
  /* The launcher has functions named by a helper that the page does not have. */
  await page.evaluate('globalThis.__name = (value) => value');
  return page.evaluate(readShown);
}

/** WebKit cannot be told all of it, nor asked: its browser is started as a person would have set it. */
async function openWebKit({ url, display, browsers }: Opening): Promise<Opened> {
  const { width, height, language, timeZone, colorScheme, pixelRatio } = display;
  const child = spawn(await browsers.webkit(), [`--geometry=${width}x${height}`, url], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...(timeZone ? { TZ: timeZone } : {}),
      ...(language ? { LANGUAGE: language.replace('-', '_') } : {}),
      ...(colorScheme === 'dark' ? { GTK_THEME: 'Adwaita:dark' } : {}),
      ...(pixelRatio ? { GDK_SCALE: String(Math.max(1, Math.round(pixelRatio))) } : {}),
    },
  });
  const lines = [
    `As the owner had it, as far as it can be told: webkit; window ${width}x${height}, ${language}, ${timeZone}, ${colorScheme ?? 'any'} colours.`,
    'Not brought back: motion, contrast, touch and text size; set them in the system if they matter.',
  ];
  return { lines, close: async () => child.kill() };
}

/**
 * Opens the address of a reproduction in the engine that the owner had, set as theirs was.
 * @returns what was brought back and what was not, read in the page itself
 * @throws Error when there is no such browser here
 */
export async function openReproduction(opening: Opening): Promise<Opened> {
  const { url, display } = opening;
  if (display.engine === 'webkit') return openWebKit(opening);
  const open = display.engine === 'firefox' ? openFirefox : openChromium;
  const { context, forget } = await open(opening);
  const shown = await show(url, context);
  const close = async () => {
    await (context.browser() ?? context).close();
    forget();
  };
  return { lines: comparisonLines(display, shown), close };
}
