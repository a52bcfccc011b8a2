import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Screen, startScreen } from '#scripts/support/virtual-screen.ts';
import type { Opened, Opening } from './reproduction-browser.ts';
import type { OwnersDisplay } from './reproduction-display.ts';
import { buildWindowPath } from './reproduction-page.ts';
import { waitForShown } from './reproduction-server.ts';

const run = promisify(execFile);

/** What WebKit reads from the settings of the desktop. */
function formatDesktopSettings({ reducedMotion, moreContrast }: OwnersDisplay): string {
  const theme = moreContrast ? 'HighContrast' : 'Adwaita';
  return `[Settings]\ngtk-enable-animations=${!reducedMotion}\ngtk-theme-name=${theme}\n`;
}

/** WebKit takes its language from the system, which has to have it: Debian's package `locales` has what that needs. */
async function makeLocale(language: string, home: string): Promise<Record<string, string>> {
  const name = language.replace('-', '_');
  const locale = `${name}.UTF-8`;
  try {
    await run('localedef', ['-c', '-i', name, '-f', 'UTF-8', join(home, locale)]);
    return { LOCPATH: home, LC_ALL: locale, LANGUAGE: name };
  } catch {
    return {};
  }
}

/** A home that knows nothing of earlier reproductions. */
function makeHome(display: OwnersDisplay): { home: string; config: string } {
  const home = mkdtempSync(join(tmpdir(), 'reproduction-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), formatDesktopSettings(display));
  const config = join(home, 'websettings.ini');
  writeFileSync(config, `[websettings]\ndefault-font-size=${display.textSizePx ?? 16}\n`);
  return { home, config };
}

/** GTK knows whole pixel ratios only. */
const toScale = ({ pixelRatio = 1 }: OwnersDisplay) => Math.max(1, Math.round(pixelRatio));

/** A screen that nobody sees has the size of the owner's. */
function startHiddenScreen(display: OwnersDisplay): Promise<Screen> {
  const { width, height, screenWidth = width, screenHeight = height } = display;
  const scale = toScale(display);
  return startScreen({
    width: Math.max(width, screenWidth) * scale,
    height: Math.max(height, screenHeight) * scale,
  });
}

/**
 * WebKit is started as a person would have set it: it cannot be told by a protocol what Playwright tells the others.
 * Only a page can give its window a size, by opening it.
 */
export async function openWebKit(opening: Opening): Promise<Opened> {
  const { url, display, browsers, headless, showings } = opening;
  const binary = await browsers.webkit();
  const { home, config } = makeHome(display);
  const locale = display.language ? await makeLocale(display.language, home) : {};
  const screen = headless ? await startHiddenScreen(display) : null;
  const args = [
    '--javascript-can-open-windows-automatically=true',
    `--config=${config}`,
    ...(display.colorScheme === 'dark' ? ['--dark-mode'] : []),
    ...(display.timeZone ? [`--time-zone=${display.timeZone}`] : []),
  ];
  const child = spawn(binary, [...args, new URL(buildWindowPath(display), url).href], {
    stdio: 'ignore',
    env: {
      ...process.env,
      /* Debian's WebKit draws without a graphics card, in one process less. */
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      GDK_SCALE: String(toScale(display)),
      ...locale,
      ...(screen ? { DISPLAY: screen.display, GDK_BACKEND: 'x11' } : {}),
    },
  });
  const close = () => {
    child.kill();
    screen?.stop();
    rmSync(home, { recursive: true, force: true });
  };
  return waitForShown(showings).then(
    (shown) => ({ shown, close }),
    (error: unknown) => {
      close();
      throw error;
    },
  );
}
