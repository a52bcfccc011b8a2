import type { SupportBundle } from '#src/contracts/support-bundle.ts';

/** It is false when the browser does not know, so that a bundle never fails. */
const isSet = (query: string): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(query).matches;

/** Reads the text size in the browser's settings, 16 by default. */
function textSizePx(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) ? Math.round(size) : 0;
}

/** Reads the display settings of this visitor, to reproduce them. */
export function readDisplay(): NonNullable<SupportBundle['display']> {
  const { screen, devicePixelRatio } = window;
  return {
    screenWidth: Math.round(screen.width),
    screenHeight: Math.round(screen.height),
    pixelRatio: Math.round(devicePixelRatio * 100) / 100,
    textSizePx: textSizePx(),
    colorScheme: isSet('(prefers-color-scheme: dark)') ? 'dark' : 'light',
    reducedMotion: isSet('(prefers-reduced-motion: reduce)'),
    moreContrast: isSet('(prefers-contrast: more)'),
    forcedColors: isSet('(forced-colors: active)'),
    touch: isSet('(pointer: coarse)'),
  };
}
