import type { SupportBundle } from '#src/contracts/support-bundle.ts';

/** False also where the browser cannot tell: a bundle never fails. */
const isSet = (query: string): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(query).matches;

/** The size of the text that the visitor has asked the browser for: 16 where nothing was changed. */
function textSizePx(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) ? Math.round(size) : 0;
}

/** How the page is shown to this visitor, so that it can be shown so again. */
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
