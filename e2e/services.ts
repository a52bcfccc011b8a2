import type { ServiceFault } from './break-service.ts';

export type Service = {
  readonly path: string;
  readonly methods?: readonly string[];
  readonly faults: readonly ServiceFault[];
  /** What the site says when it cannot do without; without it the sign-up ends as always. */
  readonly message?: string;
  /** What the page says when it cannot even start without. */
  readonly messageAtStart?: string;
  /** What the page says after the login when it cannot do without. */
  readonly messageAfterLogin?: RegExp;
  /** A library lets the refusal go uncaught, and nothing else follows from it. */
  readonly isUncaught?: boolean;
};

const STORAGE_METHODS = ['getItem', 'setItem', 'removeItem'];

const ALL_FOR_STORAGE: readonly ServiceFault[] = [
  'is absent',
  'throws at the look-up',
  'throws when used',
];

const NEEDS_STORAGE = "Signing in needs this browser's storage.";

const NEEDS_CRYPTO = 'Signing in needs a secure (https) page';

const NO_START = 'The page could not start';

/** Calls that ask for state use `fetch`, to go past the browser's cache. */
const NO_CONNECTION = /We can't reach Huddle Club|This is taking too long/;

/** What public/watchdog.js says of a browser without it. */
const TOO_OLD = 'This browser is too old';

/**
 * Services of the browser that the site or its libraries touch, each with the ways in which it can fail. The site takes for
 * granted what belongs to the language of a page, such as `URL`, `AbortController`, `queueMicrotask` and
 * the methods of elements and of the document.
 */
export const SERVICES: readonly Service[] = [
  { path: 'Intl.DateTimeFormat', faults: ['is absent', 'throws when used'] },
  { path: 'localStorage', methods: STORAGE_METHODS, faults: ALL_FOR_STORAGE },
  {
    path: 'sessionStorage',
    methods: STORAGE_METHODS,
    faults: ALL_FOR_STORAGE,
    message: NEEDS_STORAGE,
  },
  { path: 'BroadcastChannel', faults: ['is absent', 'throws when used', 'never answers'] },
  ...['Intl.DisplayNames', 'Intl.ListFormat'].map((path): Service => ({
    path,
    faults: ['throws when used'],
  })),
  ...['Intl.DisplayNames', 'Intl.ListFormat', 'CSS', 'CSS.supports'].map((path): Service => ({
    path,
    faults: ['is absent'],
    messageAtStart: TOO_OLD,
  })),
  { path: 'Intl.getCanonicalLocales', faults: ['is absent', 'throws when used'] },
  { path: 'Intl.Locale', faults: ['is absent', 'throws when used'] },
  {
    path: 'indexedDB',
    methods: ['open'],
    faults: [...ALL_FOR_STORAGE, 'never answers'],
  },
  {
    path: 'crypto.subtle',
    methods: ['digest'],
    faults: ['is absent', 'throws when used', 'rejects', 'never answers'],
    message: NEEDS_CRYPTO,
  },
  {
    path: 'crypto',
    methods: ['getRandomValues'],
    faults: ['is absent', 'throws when used'],
    message: NEEDS_CRYPTO,
  },
  { path: 'crypto.randomUUID', faults: ['is absent', 'throws when used'] },
  {
    path: 'navigator.clipboard',
    methods: ['writeText'],
    faults: ['is absent', 'rejects', 'never answers'],
  },
  { path: 'matchMedia', faults: ['is absent', 'throws when used'] },
  { path: 'requestIdleCallback', faults: ['is absent', 'throws when used', 'never answers'] },
  {
    path: 'performance',
    methods: ['mark', 'measure', 'getEntriesByType'],
    faults: ['is absent', 'throws when used'],
  },
  ...['PerformanceObserver', 'MutationObserver', 'ResizeObserver', 'IntersectionObserver'].map(
    (path): Service => ({ path, faults: ['is absent', 'throws when used', 'never answers'] }),
  ),
  {
    path: 'visualViewport',
    methods: ['addEventListener'],
    faults: ['is absent', 'throws at the look-up', 'throws when used', 'never answers'],
  },
  {
    path: 'history',
    methods: ['pushState', 'replaceState'],
    faults: ['throws when used'],
    messageAtStart: NO_START,
  },
  { path: 'history', faults: ['is absent'], messageAtStart: NO_START },
  { path: 'navigation', faults: ['is absent', 'throws at the look-up'] },
  { path: 'navigator.locks', faults: ['is absent', 'throws at the look-up'] },
  { path: 'navigator.sendBeacon', faults: ['is absent', 'throws when used'] },
  { path: 'navigator.connection', faults: ['is absent'] },
  { path: 'navigator.userAgentData', faults: ['is absent'] },
  /* React asks for the first, the library of menus for the second. */
  ...['navigator.connection', 'navigator.userAgentData'].map((path): Service => ({
    path,
    faults: ['throws at the look-up'],
    isUncaught: true,
  })),
  { path: 'navigator.onLine', faults: ['is absent', 'throws at the look-up'] },
  { path: 'scheduler', faults: ['is absent', 'throws at the look-up'] },
  { path: 'requestAnimationFrame', faults: ['is absent', 'throws when used', 'never answers'] },
  { path: 'MessageChannel', faults: ['is absent'] },
  { path: 'CSS.escape', faults: ['is absent', 'throws when used'] },
  { path: 'getComputedStyle', faults: ['is absent', 'throws when used'] },
  {
    path: 'fetch',
    faults: ['is absent', 'throws when used', 'rejects'],
    messageAfterLogin: NO_CONNECTION,
  },
  { path: 'fetch', faults: ['never answers'], messageAfterLogin: /^This is taking too long$/ },
  { path: 'XMLHttpRequest', faults: ['is absent'] },
  { path: 'scrollTo', faults: ['is absent', 'throws when used'] },
  { path: 'document.fonts', faults: ['is absent', 'throws at the look-up'] },
];

const SILENT_OR_THROWS: readonly ServiceFault[] = ['throws when used', 'never answers'];

/** Services that stop working while the wizard is open, as when the visitor takes a permission away. */
export const LATER: readonly Service[] = [
  { path: 'Intl.DateTimeFormat', faults: ['throws when used'] },
  { path: 'localStorage', methods: STORAGE_METHODS, faults: ALL_FOR_STORAGE },
  { path: 'sessionStorage', methods: STORAGE_METHODS, faults: ALL_FOR_STORAGE },
  { path: 'BroadcastChannel.prototype', methods: ['postMessage'], faults: SILENT_OR_THROWS },
  { path: 'indexedDB', methods: ['open'], faults: SILENT_OR_THROWS },
  { path: 'crypto', methods: ['getRandomValues'], faults: ['throws when used'] },
  { path: 'crypto.subtle', methods: ['digest'], faults: ['rejects', 'never answers'] },
  { path: 'navigator.clipboard', methods: ['writeText'], faults: ['rejects', 'never answers'] },
  { path: 'matchMedia', faults: ['throws when used'] },
  { path: 'requestIdleCallback', faults: ['never answers'] },
  /* web-vitals asks for idle time itself. */
  { path: 'requestIdleCallback', faults: ['throws when used'], isUncaught: true },
  { path: 'performance', methods: ['mark', 'measure'], faults: ['throws when used'] },
  ...['MutationObserver', 'ResizeObserver', 'IntersectionObserver'].map((path): Service => ({
    path,
    faults: SILENT_OR_THROWS,
  })),
  { path: 'visualViewport', methods: ['addEventListener'], faults: SILENT_OR_THROWS },
  { path: 'visualViewport', faults: ['is absent', 'throws at the look-up'] },
  { path: 'requestAnimationFrame', faults: SILENT_OR_THROWS },
  { path: 'navigator.onLine', faults: ['throws at the look-up'] },
  { path: 'scrollTo', faults: ['throws when used'] },
  { path: 'getComputedStyle', faults: ['throws when used'] },
];

/** Services that menus, dialogs and their libraries use, beside the way of the sign-up. */
export const FOR_OVERLAYS: readonly Service[] = [
  ...['MutationObserver', 'ResizeObserver', 'matchMedia'].map((path): Service => ({
    path,
    faults: ['is absent', 'throws when used', 'never answers'],
  })),
  { path: 'IntersectionObserver', faults: ['is absent', 'throws when used', 'never answers'] },
  { path: 'visualViewport', faults: ['is absent', 'throws at the look-up'] },
  /* A browser that never answers it paints nothing, so a dialog cannot be seen to close. */
  { path: 'requestAnimationFrame', faults: ['throws when used'] },
  { path: 'getComputedStyle', faults: ['throws when used'] },
  { path: 'CSS.supports', faults: ['throws when used'] },
  { path: 'indexedDB', methods: ['open'], faults: SILENT_OR_THROWS },
];

/** Services that "Copy details" uses: to copy, and to read what is copied. */
export const FOR_DETAILS: readonly (Service & { readonly isCopied: boolean })[] = [
  {
    path: 'navigator.clipboard',
    methods: ['writeText'],
    faults: ['is absent', 'throws at the look-up', 'throws when used', 'rejects', 'never answers'],
    isCopied: false,
  },
  {
    path: 'matchMedia',
    faults: ['is absent', 'throws when used', 'never answers'],
    isCopied: true,
  },
  { path: 'Intl.DateTimeFormat', faults: ['is absent', 'throws when used'], isCopied: true },
  { path: 'localStorage', methods: STORAGE_METHODS, faults: ALL_FOR_STORAGE, isCopied: true },
  { path: 'sessionStorage', methods: STORAGE_METHODS, faults: ALL_FOR_STORAGE, isCopied: true },
  { path: 'getComputedStyle', faults: ['throws when used'], isCopied: true },
];
