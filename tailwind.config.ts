import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { select } from './src/config/limits.ts';

type Mode = Readonly<Record<keyof typeof palette.light, string>>;

/**
 * The design tokens, as data: the stylesheet, the contrast test and the icon maker all read them here.
 * Components use the classes made of them (`bg-surface`, `text-muted`, `rounded-card`), never a literal colour.
 */
export const palette = {
  light: {
    paper: '#FBF7EE',
    surface: '#FFFFFF',
    ink: '#13211B',
    muted: '#4A5A52',
    pitch: '#0E5A43',
    'pitch-hover': '#0A4434',
    'on-pitch': '#FFFFFF',
    tint: '#E4F0E9',
    control: '#6A7B72',
    hairline: '#DDD6C6',
    marigold: '#F4B23C',
    marker: '#F4B23CB3',
    error: '#A8201A',
    'error-fill': '#FDECE8',
    success: '#146C43',
    strip: '#13211B',
    'on-strip': '#FBF7EE',
    backdrop: '#050A088C',
    shade: '#13211B59',
  },
  dark: {
    paper: '#0D1612',
    surface: '#15211B',
    ink: '#EEF4EF',
    muted: '#A8B8AF',
    pitch: '#7ED3AC',
    'pitch-hover': '#9BE0C0',
    'on-pitch': '#0D1612',
    tint: '#1C2C24',
    control: '#7B8D84',
    hairline: '#2A3A32',
    marigold: '#F6BF5C',
    marker: '#F6BF5C61',
    error: '#FF9D90',
    'error-fill': '#2A1614',
    success: '#7ED3AC',
    strip: '#050A08',
    'on-strip': '#EEF4EF',
    backdrop: '#000000A6',
    shade: '#00000099',
  },
} as const;

/**
 * What the tokens are where the visitor's own colours rule (forced colours). The browser swaps text and
 * backgrounds by itself, but not what an SVG is drawn with.
 */
export const forcedColours: Mode = {
  paper: 'Canvas',
  surface: 'Canvas',
  ink: 'CanvasText',
  muted: 'CanvasText',
  pitch: 'CanvasText',
  'pitch-hover': 'CanvasText',
  'on-pitch': 'Canvas',
  tint: 'Canvas',
  control: 'CanvasText',
  hairline: 'CanvasText',
  marigold: 'Highlight',
  marker: 'transparent',
  error: 'CanvasText',
  'error-fill': 'Canvas',
  success: 'CanvasText',
  strip: 'Canvas',
  'on-strip': 'CanvasText',
  backdrop: palette.light.backdrop,
  shade: 'transparent',
};

/** The court, the people on it and the logo keep their colours in both modes. */
export const illustration = {
  grass: '#0E5A43',
  chalk: '#FFFFFF',
  head: '#303B36',
  bib: '#F4B23C',
  cream: '#F7F3E8',
  clay: '#E8694A',
  mint: '#7ED3AC',
} as const;

/** The five breakpoints (specification, section 9). */
export const screens = {
  sm: '640px',
  md: '768px',
  lg: '1024px',
  xl: '1280px',
  '2xl': '1536px',
} as const;

/**
 * `text-h1` … `text-small`: the whole type scale; size first, then what goes with it. Six entries: a browser looks up a
 * font for each size and weight before it paints (docs/performance.md).
 */
export const typeScale = {
  h1: [
    'clamp(2.125rem, 1.3rem + 3.6vw, 3.75rem)',
    { lineHeight: '1.08', letterSpacing: '-0.02em', fontWeight: '750' },
  ],
  h2: ['1.5rem', { lineHeight: '1.15', letterSpacing: '-0.02em', fontWeight: '700' }],
  lead: ['1.125rem', { lineHeight: '1.5' }],
  body: ['1rem', { lineHeight: '1.5' }],
  strong: ['1rem', { lineHeight: '1.5', fontWeight: '600' }],
  small: ['0.875rem', { lineHeight: '1.45' }],
} as const satisfies Record<string, [string, Record<string, string>]>;

/** A length that grows with the size of text that the visitor has chosen; 16 px is the browsers' own. */
const inRem = (px: number) => `${px / 16}rem`;

/** Named sizes beside the 4 px grid (`p-1` is 4 px): what a finger has to hit. */
export const sizes = {
  control: '3rem',
  button: '3.25rem',
  target: '2.75rem',
  row: inRem(select.ITEM_HEIGHT_PX),
  list: inRem(select.COUNTRY_LIST_MAX_WIDTH_PX),
} as const;

const BODY_FACE = [
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"Noto Sans"',
  'sans-serif',
];
/** The declarations are in src/ui/heading-faces.css. */
const HEADING_FACE = [
  '"Bricolage Grotesque"',
  '"Heading as Arial"',
  '"Heading as Roboto"',
  '"Heading as DejaVu"',
  ...BODY_FACE,
];

const asVariables = (mode: Mode) =>
  Object.fromEntries(Object.entries(mode).map(([name, value]) => [`--hc-${name}`, value]));

const asColours = Object.fromEntries(
  Object.keys(palette.light).map((name) => [name, `var(--hc-${name})`]),
);

/** Writes the palette as CSS variables, so that one class serves the light and the dark mode. */
const paletteVariables = plugin((api) => {
  api.addBase({
    ':root': { 'color-scheme': 'light dark', ...asVariables(palette.light) },
    '@media screen and (prefers-color-scheme: dark)': { ':root': asVariables(palette.dark) },
    '@media (prefers-contrast: more)': {
      ':root': {
        '--hc-muted': 'var(--hc-ink)',
        '--hc-control': 'var(--hc-ink)',
        '--hc-hairline': 'var(--hc-ink)',
      },
    },
    '@media (forced-colors: active)': { ':root': asVariables(forcedColours) },
  });
});

export default {
  darkMode: 'media',
  theme: {
    screens,
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...asColours,
      ...illustration,
    },
    fontFamily: {
      body: BODY_FACE,
      heading: HEADING_FACE,
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    fontSize: typeScale,
    borderRadius: { none: '0', control: '10px', button: '12px', card: '20px', chip: '999px' },
    boxShadow: {
      none: 'none',
      focus: '0 0 0 2px var(--hc-marigold)',
      card: '0 1px 0 var(--hc-hairline), 0 24px 48px -28px var(--hc-shade)',
      float: '0 1px 0 var(--hc-hairline), 0 12px 32px -12px var(--hc-shade)',
    },
    extend: {
      spacing: { ...sizes, gutter: 'min(1.25rem, 6vw)' },
      borderWidth: { line: '1.5px' },
      maxWidth: { page: inRem(1240), card: inRem(720), court: inRem(560) },
      maxHeight: { list: inRem(select.LIST_MAX_HEIGHT_PX) },
      transitionDuration: { error: '120ms', dialog: '160ms', step: '180ms' },
    },
  },
  plugins: [paletteVariables],
} satisfies Config;
