import { createHash } from 'node:crypto';
import type { Settings } from '#src/config/settings.ts';

/** The sources that allow what a page holds itself: one hash for each inline script or style (CSP Level 3, 2.3.1). */
export const hashInline = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([^]*?)</${tag}>`, 'g'))]
    .map((match) => match[1] ?? '')
    .filter((text) => text.trim() !== '')
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

const listOrigins = (settings: Settings) => {
  const urls = [settings.apiUrl, settings.authApiUrl, settings.ipLookupUrl, settings.sentryDsn];
  return [...new Set(urls.filter(Boolean).map((url) => new URL(url).origin))];
};

/**
 * The Content-Security-Policy of one build (CSP Level 3, Trusted Types): only its own files, only its
 * own environment's addresses, what is inlined by its hash.
 */
export function buildContentSecurityPolicy(settings: Settings, html: string): string {
  const local = settings.appEnv === 'local' || settings.appEnv === 'test';
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashInline(html, 'script')].join(' '),
    ["style-src 'self'", ...hashInline(html, 'style')].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...listOrigins(settings)].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(local ? [] : ['upgrade-insecure-requests']),
  ].join('; ');
}

/** Every header that each answer of the site carries. */
export function buildSecurityHeaders(settings: Settings, html: string): Record<string, string> {
  return {
    'Content-Security-Policy': buildContentSecurityPolicy(settings, html),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(settings.appEnv === 'production' ? {} : { 'X-Robots-Tag': 'noindex' }),
  };
}
