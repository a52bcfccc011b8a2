import type { ServiceFault } from './break-service.ts';

type Service = {
  readonly path: string;
  readonly methods?: readonly string[];
  readonly faults: readonly ServiceFault[];
  /** What the site says when it cannot do without; without it the sign-up ends as always. */
  readonly told?: string;
  /** What the page says when it cannot even start without. */
  readonly toldAtStart?: string;
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

/** Services of the browser that the site or its libraries touch, each with the ways in which it can fail. */
export const SERVICES: readonly Service[] = [
  { path: 'Intl.DateTimeFormat', faults: ['is absent', 'throws when used'] },
  { path: 'localStorage', methods: STORAGE_METHODS, faults: ALL_FOR_STORAGE },
  {
    path: 'sessionStorage',
    methods: STORAGE_METHODS,
    faults: ALL_FOR_STORAGE,
    told: NEEDS_STORAGE,
  },
  { path: 'BroadcastChannel', faults: ['is absent', 'throws when used', 'never answers'] },
  { path: 'Intl.DisplayNames', faults: ['throws when used'] },
  { path: 'Intl.ListFormat', faults: ['throws when used'] },
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
    told: NEEDS_CRYPTO,
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
    faults: ['throws when used'],
  },
  { path: 'ResizeObserver', faults: ['is absent', 'throws when used', 'never answers'] },
  { path: 'IntersectionObserver', faults: ['is absent', 'throws when used'] },
  { path: 'visualViewport', faults: ['is absent', 'throws at the look-up'] },
  {
    path: 'history',
    methods: ['pushState', 'replaceState'],
    faults: ['throws when used'],
    toldAtStart: NO_START,
  },
  { path: 'history', faults: ['is absent'], toldAtStart: NO_START },
];

/** Services that stop working while the wizard is open, as when the visitor takes a permission away. */
export const LATER: readonly Service[] = [
  { path: 'Intl.DateTimeFormat', faults: ['throws when used'] },
];
