import { html } from 'hono/html';
import { TAGLINE } from '#src/config/product.ts';
import type { PlatformSettings } from '#sandbox/settings.ts';

/** A piece of HTML; what is put into it is escaped. */
export type Html = ReturnType<typeof html>;

/**
 * What each page is sent with: no script, no other host's file, no frame.
 * @param formTargets other origins that a form's answer may redirect to (Chromium holds `form-action`
 * against redirects too)
 */
export const buildPageHeaders = (formTargets: readonly string[] = []): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
});

/**
 * A whole page of the platform in the product's family look.
 * @param page `title` without the product's name; `main` what stands between header and footer
 */
export async function renderPage(page: {
  title: string;
  productName: string;
  main: Html;
}): Promise<string> {
  const { title, productName, main } = page;
  return String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>${title} | ${productName}</title>
          <link
            rel="preload"
            href="/assets/headings.woff2"
            as="font"
            type="font/woff2"
            crossorigin
          />
          <link rel="stylesheet" href="/assets/pages.css" />
          <link rel="icon" href="/assets/logo.svg" type="image/svg+xml" />
        </head>
        <body>
          <a class="skip" href="#main">Skip to main content</a>
          <header class="top">
            <img src="/assets/logo.svg" alt="" width="36" height="36" />
            <span class="brand">${productName}</span>
          </header>
          <main id="main" tabindex="-1">${main}</main>
          <footer class="bottom">
            <div>
              <span>© ${new Date().getFullYear()} ${productName}</span>
              <span>${TAGLINE}</span>
            </div>
          </footer>
        </body>
      </html>`,
  );
}

/** What a page shows that says one thing only; `more` is, for example, the way on. */
export const renderMessageCard = (
  heading: string,
  text: Html | string,
  more: Html | string = '',
): Html =>
  html`<section class="card narrow">
    <h1>${heading}</h1>
    <p class="sub">${text}</p>
    ${more}
  </section>`;

/** The way back to the site for somebody who cannot go on here. */
export const renderBackLink = ({ siteOrigins }: PlatformSettings): Html =>
  html`<a class="button" href="${siteOrigins[0]}">Back to sign-up</a>`;
