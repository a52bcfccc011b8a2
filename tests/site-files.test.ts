import { readFileSync } from 'node:fs';
import { countries } from 'countries-list';
import { describe, expect, it } from 'vitest';
import { paths } from '#src/config/paths.ts';
import {
  listFlagCodes,
  readFlag,
  buildRobotsText,
  siteFiles,
} from '#scripts/build/vite/site-files.ts';

const html = readFileSync('index.html', 'utf8');
const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

/** Detailed drawings have up to 180 kB, and a slow phone works a tenth of a second on one. */
const FLAG_MAX_BYTES = 6000;

/** Width and height stand at fixed places of a PNG's first chunk (PNG specification, 11.2.2). */
function readSize(file: string): [number, number] {
  const bytes = readFileSync(`public/${file}`);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

const findMeta = (name: string) =>
  new RegExp(`(?:name|property)="${name}"\\s+content="([^"]*)"`).exec(html)?.[1];

describe('the pictures of the site', () => {
  it.each(manifest.icons.filter(({ type }) => type === 'image/png'))(
    'have the size that the manifest says: $src',
    ({ src, sizes }) => {
      expect(readSize(src).join('x')).toBe(sizes);
    },
  );

  it('include a maskable icon', () => {
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  });

  it('include one for home screens and one for shared links', () => {
    expect(html).toContain('rel="apple-touch-icon" href="/apple-touch-icon.png"');
    expect(readSize('apple-touch-icon.png')).toEqual([180, 180]);
    expect(findMeta('og:image')).toMatch(/\/og-image\.png$/);
    expect(readSize('og-image.png')).toEqual([1200, 630]);
    expect(findMeta('og:image:alt')).toBeTruthy();
  });

  it('include a flag for every country of the list', () => {
    const served = new Set(listFlagCodes());
    const missing = Object.keys(countries).filter((code) => !served.has(code.toLowerCase()));
    expect(missing).toEqual([]);
  });

  it('have flags so small that a phone can draw a dozen at once', () => {
    const heavy = listFlagCodes().filter((code) => readFlag(code).length > FLAG_MAX_BYTES);
    expect(heavy).toEqual([]);
  });
});

type Page = { html: string; tags: unknown };

/** What the build makes of the page in an environment, and the tags that it adds. */
function pageIn(appEnv: string): Page {
  const { transformIndexHtml } = siteFiles(appEnv);
  if (typeof transformIndexHtml !== 'function') throw new TypeError('the plugin adds no tags');
  return (transformIndexHtml as (page: string) => unknown)(html) as Page;
}
const addedTo = (appEnv: string) => pageIn(appEnv).tags;

describe('the data for search engines', () => {
  it('is a description that fits a result page', () => {
    const description = findMeta('description') ?? '';
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it.each(['staging', 'test', 'local'])('forbids indexing in %s', (appEnv) => {
    expect(addedTo(appEnv)).toMatchObject([{ attrs: { name: 'robots', content: 'noindex' } }]);
    expect(buildRobotsText(appEnv)).toBe('User-agent: *\nDisallow: /\n');
  });

  it('allows indexing in production, except for the pages after a sign-up', () => {
    expect(addedTo('production')).toEqual([]);
    expect(buildRobotsText('production')).toBe(
      'User-agent: *\nDisallow: /info\nDisallow: /oAuthCallback\nDisallow: /err\n',
    );
  });

  it('forbids indexing of every route but Welcome, the root and the workbench, which production has not', () => {
    const indexed: readonly string[] = ['root', 'welcome', 'workbench'];
    const closed = Object.entries(paths).filter(([name]) => !indexed.includes(name));
    const text = buildRobotsText('production');
    expect(closed.filter(([, { path }]) => !text.includes(`Disallow: ${path}\n`))).toEqual([]);
  });
});

describe('the last-resort notice', () => {
  it('is hidden, and the page has no inline script that a strict policy would block', () => {
    expect(html).toMatch(/id="last-resort"[^>]*\bhidden\b/);
    expect(html.match(/<script(?![^>]*\bsrc=)/g)).toBeNull();
    expect(html).not.toMatch(/\sstyle="/);
  });

  it.each(['old-browser', 'last-resort', 'no-script'])('names the browsers in #%s', (id) => {
    const notice = pageIn('production')
      .html.split(`id="${id}"`)[1]
      ?.split(/<\/(?:div|section)>/)[0];
    expect(notice).toContain('Chrome 111, Edge 111, Firefox 128, Safari 16.4 and iOS 16.4');
    expect(notice).toContain('%VITE_SUPPORT_EMAIL%');
  });

  it('is also shown without JavaScript', () => {
    const notice = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1];
    expect(notice).toContain('This page needs JavaScript to start a trial.');
    expect(notice).toContain('%VITE_SUPPORT_EMAIL%');
  });
});
