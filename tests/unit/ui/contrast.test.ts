import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forcedColours, palette } from '#tailwind.config.ts';

type Colour = `#${string}`;
type Pair = [text: Colour, ground: Colour, computed: number];

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2.2), between 1 and 21. */
function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const { light, dark } = palette;

/** Pairs of text and ground, with the ratio that the design promises. */
const TEXT: Pair[] = [
  [light.ink, light.paper, 15.6],
  [light.ink, light.surface, 16.7],
  [light.ink, light.tint, 14.2],
  [light.ink, light.marigold, 8.9],
  [light.muted, light.paper, 6.8],
  [light.muted, light.surface, 7.3],
  [light.pitch, light.paper, 7.7],
  [light.pitch, light.surface, 8.2],
  [light.pitch, light.tint, 7.0],
  [light['on-pitch'], light.pitch, 8.2],
  [light['on-pitch'], light['pitch-hover'], 11.1],
  [light.error, light.surface, 7.3],
  [light.error, light.paper, 6.8],
  [light.error, light['error-fill'], 6.4],
  [light.success, light.surface, 6.5],
  [light.success, light.paper, 6.0],
  [dark.ink, dark.paper, 16.5],
  [dark.ink, dark.surface, 14.9],
  [dark.ink, dark.tint, 13.1],
  [dark.muted, dark.paper, 8.9],
  [dark.muted, dark.surface, 8.0],
  [dark.pitch, dark.paper, 10.4],
  [dark.pitch, dark.surface, 9.3],
  [dark.pitch, dark.tint, 8.2],
  [dark['on-pitch'], dark.pitch, 10.4],
  [dark['on-pitch'], dark['pitch-hover'], 12.1],
  [dark.error, dark.surface, 8.3],
  [dark.error, dark.paper, 9.2],
  [dark.error, dark['error-fill'], 8.6],
  [dark.success, dark.surface, 9.3],
];

/** What is no text but has to be seen: edges of controls, marks. */
const EDGES: Pair[] = [
  [light.control, light.surface, 4.5],
  [light.control, light.paper, 4.2],
  [light.marigold, light.pitch, 4.4],
  [dark.control, dark.surface, 4.7],
  [dark.control, dark.paper, 5.3],
  [dark.marigold, dark.paper, 11.0],
];

/** Pairs that the design names no figure for: what is typed, hints and links in boxes, links under the mouse. */
const FURTHER_TEXT = [light, dark].flatMap((mode): [Colour, Colour][] => [
  [mode.ink, mode['error-fill']],
  [mode.muted, mode['error-fill']],
  [mode.muted, mode.tint],
  [mode.pitch, mode['error-fill']],
  [mode['pitch-hover'], mode.surface],
  [mode['pitch-hover'], mode.paper],
  [mode['pitch-hover'], mode.tint],
  [mode['on-strip'], mode.strip],
  [mode.marigold, mode.strip],
]);

/** What marks a chosen card, a switch that is on, a control that is off and the focus. */
const FURTHER_EDGES = [light, dark].flatMap((mode): [Colour, Colour][] => [
  [mode.pitch, mode.tint],
  [mode.control, mode.tint],
  [mode.error, mode.surface],
  [mode.ink, mode.paper],
]);

describe('the contrast of the tokens', () => {
  it.each(TEXT)('of text %s on %s is the value of the design: %s', (text, ground, computed) => {
    expect(Math.abs(contrast(text, ground) - computed)).toBeLessThan(0.1);
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)(
    'of the edge %s on %s is the value of the design: %s',
    (edge, ground, computed) => {
      expect(Math.abs(contrast(edge, ground) - computed)).toBeLessThan(0.1);
      expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(FURTHER_TEXT)('of text %s on %s is enough to read', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(FURTHER_EDGES)('of the edge %s on %s is enough to see', (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

/** The colours of a rule for the root element, by name. */
function coloursIn(rule: string): Record<string, string> {
  const declarations = rule.matchAll(/--([\w-]+): (#[\da-f]+);/g);
  return Object.fromEntries(
    Array.from(declarations, ([, name = '', colour = '']) => [name, fullLength(colour)]),
  );
}

const fullLength = (colour: string) =>
  (colour.length === 4 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour).toUpperCase();

describe('the pages of the platform', () => {
  const rules = readFileSync('sandbox/pages/pages.css', 'utf8').match(/:root \{[^}]+\}/g) ?? [];

  it.each([
    ['light', rules[0], light],
    ['dark', rules[1], dark],
  ] as const)('have the colours of the site in %s', (_, rule, mode) => {
    const colours = coloursIn(rule ?? '');
    expect(Object.keys(colours).length).toBeGreaterThan(10);
    expect(mode).toMatchObject(colours);
  });
});

describe('the modes', () => {
  it('give every token a colour in light, dark and forced colours', () => {
    expect(Object.keys(dark)).toEqual(Object.keys(light));
    expect(Object.keys(forcedColours)).toEqual(Object.keys(light));
  });
});
