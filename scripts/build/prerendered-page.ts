import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { extractCriticalCss } from './critical-css.ts';

/** Runs while the page is read, before any file of the site has come. */
const EARLY_SCRIPT = 'scripts/build/note-early-events.js';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

type Page = {
  /** The shell that Vite has built from index.html. */
  readonly shell: string;
  /** What the page holds in `#root`. */
  readonly markup: string;
  /** The addresses of the scripts that the page needs. */
  readonly scripts: readonly string[];
};

/** The built stylesheet, loaded without holding up the first paint; src/app/late-page.tsx lets it count. */
const buildLateStylesheet = (address: string) =>
  `<link rel="stylesheet" crossorigin href="${address}" media="print" data-late>` +
  `<noscript><link rel="stylesheet" href="${address}"></noscript>`;

/** The page shows and takes text without its scripts; the shell of the other routes shows nothing without them. */
const lowerScriptPriority = (html: string) =>
  html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');

const preload = (scripts: readonly string[]) =>
  [...new Set(scripts)].map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);

/** `crossorigin`, because the calls carry no credentials: they use other connections than calls with them. */
const preconnect = (origins: readonly string[]) =>
  [...new Set(origins)].map((origin) => `<link rel="preconnect" crossorigin href="${origin}">`);

/** Those of the scripts that the page does not name yet. */
const buildPreloads = (html: string, scripts: readonly string[]) =>
  preload(scripts.filter((script) => !html.includes(script)));

/** The markup of React has no line breaks, so that these are all between tags and attributes of index.html. */
const removeIndents = (html: string) => html.replace(/\n\s+/g, '\n');

const fillRoot = (shell: string, markup: string, attributes = '') =>
  shell.replace(
    '<div id="root" role="none"></div>',
    () => `<div id="root" role="none"${attributes}>${markup}</div>`,
  );

/**
 * The HTML of Welcome, which shows before any script has come: the shell with the page's markup, the styles that its
 * first paint needs, and a script that lets an early press of its button wait.
 * @param page `read` reads a file of the build by its address
 */
export function buildWelcomeHtml(
  page: Page & { readonly read: (address: string) => string },
): string {
  const { shell, markup, scripts, read } = page;
  const [stylesheet, address = ''] = STYLESHEET.exec(shell) ?? [];
  if (stylesheet === undefined) throw new Error('index.html has no stylesheet');
  /* What src/main.tsx hydrates; the frame of any other page is replaced. */
  const filled = fillRoot(shell, markup, ' data-hydrate');
  const early = minifySync(EARLY_SCRIPT, readFileSync(EARLY_SCRIPT, 'utf8')).code;
  const head = [
    `<style>${extractCriticalCss(read(address), filled)}</style>`,
    `<script>${early}</script>`,
    ...buildPreloads(shell, scripts),
    buildLateStylesheet(address),
  ];
  return removeIndents(lowerScriptPriority(filled).replace(stylesheet, () => head.join('\n')));
}

/**
 * The HTML of a page that shows a frame until its visitor is known, and asks for its scripts in its first bytes.
 * @param page `early`: the addresses of a script that runs before the site's own, and of what it imports. The browser
 *   loads them first. The script is not `async`: the browser could then run the larger start before it. `origins`: the
 *   services that the page calls first. The browser connects to them while the scripts load.
 */
export function buildFramedHtml(
  page: Page & {
    readonly title: string;
    readonly early?: readonly string[];
    readonly origins?: readonly string[];
  },
): string {
  const { shell, title, markup, scripts, early = [], origins = [] } = page;
  const first = early
    .slice(0, 1)
    .map((script) => `<script type="module" crossorigin src="${script}"></script>`);
  const head = [
    '</title>',
    ...preconnect(origins),
    ...first,
    ...preload(early),
    ...buildPreloads(shell, scripts),
  ].join('\n');
  return fillRoot(shell, markup)
    .replace(/<title>[^|]*/, () => `<title>${title} `)
    .replace('</title>', () => head);
}
