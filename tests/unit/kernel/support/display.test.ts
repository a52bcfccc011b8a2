import { afterEach, describe, expect, it, vi } from 'vitest';
import { SupportBundle } from '#src/contracts/support-bundle.ts';
import { readDisplay } from '#src/kernel/support/display.ts';
import { createSupportBundle } from '#src/kernel/support/support-bundle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = '';
});

const mediaAre = (...queries: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: queries.includes(query) }));

function refuse(): never {
  throw new DOMException('Refused', 'SecurityError');
}

describe('the display of a bundle', () => {
  it('contains colours, motion, contrast, touch, pixels and text size', () => {
    mediaAre('(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(pointer: coarse)');
    vi.stubGlobal('devicePixelRatio', 2.625);
    document.documentElement.style.fontSize = '20px';
    expect(readDisplay()).toMatchObject({
      colorScheme: 'dark',
      reducedMotion: false,
      moreContrast: true,
      forcedColors: false,
      touch: true,
      pixelRatio: 2.63,
      textSizePx: 20,
    });
  });

  it.each([
    ['is absent', undefined],
    ['throws', refuse],
    ['does not answer', () => ({})],
  ])('is light and without preferences when matchMedia %s [R26a]', (_, broken) => {
    vi.stubGlobal('matchMedia', broken);
    const display = readDisplay();
    expect(display).toMatchObject({ colorScheme: 'light', reducedMotion: false });
    expect(SupportBundle.safeParse({ ...createSupportBundle(), display }).success).toBe(true);
  });

  it('has no text size when the styles cannot be read [R26a]', () => {
    vi.stubGlobal('getComputedStyle', refuse);
    expect(readDisplay()).toMatchObject({ textSizePx: 0 });
  });

  it('matches the contract, and is optional for a bundle of an older build', () => {
    const { display, ...older } = createSupportBundle();
    expect(display).toBeDefined();
    expect(SupportBundle.safeParse({ ...older, display }).success).toBe(true);
    expect(SupportBundle.safeParse(older).success).toBe(true);
  });
});
