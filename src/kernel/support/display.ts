import type { SupportBundle } from '#src/contracts/support-bundle.ts';

/** A bundle never fails: a value that the browser cannot tell, because a service is missing or fails, has a default. */
function readOr<T>(unknown: T, read: () => T): T {
  try {
    return read();
  } catch {
    return unknown;
  }
}

const isSet = (query: string): boolean =>
  readOr(false, () => {
    const { matches = false } = window.matchMedia(query) as { matches?: boolean };
    return matches;
  });

/** Reads the text size in the browser's settings, 16 by default. */
function measureTextSize(): number {
  const size = readOr(0, () =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  return Number.isFinite(size) ? Math.round(size) : 0;
}

/** Reads the display settings of this visitor, to reproduce them. */
export function readDisplay(): NonNullable<SupportBundle['display']> {
  const { screen, devicePixelRatio } = window;
  return {
    screenWidth: Math.round(screen.width),
    screenHeight: Math.round(screen.height),
    pixelRatio: Math.round(devicePixelRatio * 100) / 100,
    textSizePx: measureTextSize(),
    colorScheme: isSet('(prefers-color-scheme: dark)') ? 'dark' : 'light',
    reducedMotion: isSet('(prefers-reduced-motion: reduce)'),
    moreContrast: isSet('(prefers-contrast: more)'),
    forcedColors: isSet('(forced-colors: active)'),
    touch: isSet('(pointer: coarse)'),
  };
}
