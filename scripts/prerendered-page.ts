import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { criticalCss } from './critical-css.ts';

/** Runs while the page is read, before any file of the site has come. */
const EARLY_SCRIPT = 'scripts/hold-submit.js';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

type Page = {
  /** The shell that Vite has built from index.html. */
  readonly shell: string;
  /** What the prerendered page holds in `#root`. */
  readonly markup: string;
  /** The addresses of the scripts that the page imports when it starts. */
  readonly scripts: readonly string[];
  /** Reads a file of the build by its address. */
  readonly read: (address: string) => string;
};

/** The built stylesheet, loaded without holding up the first paint; src/app/late-page.tsx lets it count. */
const late = (address: string) =>
  `<link rel="stylesheet" crossorigin href="${address}" media="print" data-late>` +
  `<noscript><link rel="stylesheet" href="${address}"></noscript>`;

/** The page shows and takes text without its scripts; the shell of the other routes shows nothing without them. */
const afterPaint = (html: string) =>
  html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');

const preload = (address: string) => `<link rel="modulepreload" crossorigin href="${address}">`;

/** The markup of React has no line breaks, so that these are all between tags and attributes of index.html. */
const withoutIndents = (html: string) => html.replace(/\n\s+/g, '\n');

/**
 * Makes the HTML of a page that shows before any script has come: the shell with the page's markup, the styles that
 * its first paint needs, and a script that lets an early press of its button wait.
 */
export function prerenderedPage({ shell, markup, scripts, read }: Page): string {
  const [stylesheet, address = ''] = STYLESHEET.exec(shell) ?? [];
  if (stylesheet === undefined) throw new Error('index.html has no stylesheet');
  const filled = shell.replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
  const early = minifySync(EARLY_SCRIPT, readFileSync(EARLY_SCRIPT, 'utf8')).code;
  const head = [
    `<style>${criticalCss(read(address), filled)}</style>`,
    `<script>${early}</script>`,
    ...scripts.filter((script) => !shell.includes(script)).map(preload),
    late(address),
  ];
  return withoutIndents(afterPaint(filled).replace(stylesheet, () => head.join('\n')));
}
