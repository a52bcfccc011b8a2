/**
 * Draws the icons and the Open Graph image of public/ from the logo, the court and the design tokens.
 * Run it after a change of those: `npm run icons`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type ReactElement, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findBrowser } from '#scripts/support/find-browser.ts';
import { Court } from '#src/ui/court.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { illustration, palette } from '#tailwind.config.ts';

const FONT =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

/** A drawing that needs no stylesheet: each colour class becomes the colour itself. */
const renderDrawing = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replaceAll(
      /class="(fill|stroke)-([a-z]+)"/g,
      (_, kind: string, name: keyof typeof illustration) => `${kind}="${illustration[name]}"`,
    )
    .replaceAll(/ (class|aria-hidden|focusable|role)="[^"]*"/g, '');

const logo = renderDrawing(createElement(Logo)).replace(
  '<svg',
  '<svg xmlns="http://www.w3.org/2000/svg"',
);
const court = renderDrawing(
  createElement(Court, { seated: Array.from({ length: 8 }, (_, seat) => seat < 7) }),
);

/** The logo on a ground without corners, within the 80 % of a tile that every launcher shows. */
const maskable = logo
  .replace('rx="11"', '')
  .replace('viewBox="0 0 40 40"', 'viewBox="-4 -4 48 48"');

const buildPage = (width: number, height: number, body: string, style = '') =>
  `<style>*{margin:0}body{width:${width}px;height:${height}px;overflow:hidden;${style}}svg{display:block;width:100%;height:100%}</style>${body}`;

const openGraph = `<style>
  @font-face { font-family: Heading; src: url(data:font/woff2;base64,${readFileSync(FONT, 'base64')}); font-weight: 200 800 }
  body { background: ${palette.light.paper}; color: ${palette.light.ink}; display: grid; grid-template-columns: 1fr 560px; align-items: center; gap: 40px; padding: 0 56px 0 72px; box-sizing: border-box }
  body::before { content: ''; position: absolute; inset: 0 0 auto; height: 18px; background: repeating-linear-gradient(90deg, ${palette.light.pitch} 0 84px, ${palette.light.marigold} 84px 120px) }
  .brand { display: flex; align-items: center; gap: 20px; font: 700 38px/1 Heading; letter-spacing: -.02em }
  .brand svg { width: 64px; height: 64px }
  h1 { font: 750 72px/1.06 Heading; letter-spacing: -.02em; margin: 36px 0 24px }
  p { font: 400 28px/1.35 system-ui, sans-serif; color: ${palette.light.muted} }
  mark { color: inherit; background: linear-gradient(transparent 66%, ${palette.light.marker} 66% 92%, transparent 92%) }
</style>
<div><div class="brand">${logo}Huddle Club</div><h1>Start your <mark>free 30&#8209;day trial</mark></h1><p>No credit card required</p></div>
<div>${court.replace(/<svg/, '<svg style="height:auto"')}</div>`;

const createSquare = (name: string, size: number, svg: string, ground = 'transparent') => ({
  name,
  width: size,
  height: size,
  html: buildPage(size, size, svg, `background:${ground}`),
});

const pictures = [
  createSquare('icon-192.png', 192, logo),
  createSquare('icon-512.png', 512, logo),
  createSquare('icon-maskable-512.png', 512, maskable, illustration.grass),
  createSquare('apple-touch-icon.png', 180, maskable, illustration.grass),
  { name: 'og-image.png', width: 1200, height: 630, html: buildPage(1200, 630, openGraph) },
];

writeFileSync('public/favicon.svg', `${logo}\n`);
const browser = await chromium.launch({ executablePath: await findBrowser() });
for (const { name, width, height, html } of pictures) {
  const tab = await browser.newPage({ viewport: { width, height } });
  await tab.setContent(html);
  await tab.evaluate(() => document.fonts.ready);
  await tab.screenshot({ path: `public/${name}`, omitBackground: true });
  await tab.close();
}
await browser.close();
console.log(`Drew favicon.svg, ${pictures.map(({ name }) => name).join(', ')}`);
