import type { ServiceFault } from './break-service.ts';

type Service = {
  readonly path: string;
  readonly methods?: readonly string[];
  readonly faults: readonly ServiceFault[];
  /** What the site says when it cannot do without; without it the sign-up ends as always. */
  readonly told?: string;
};

const STORAGE_METHODS = ['getItem', 'setItem', 'removeItem'];

const ALL_FOR_STORAGE: readonly ServiceFault[] = [
  'is absent',
  'throws at the look-up',
  'throws when used',
];

const NEEDS_STORAGE = "Signing in needs this browser's storage.";

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
  { path: 'BroadcastChannel', faults: ['is absent', 'throws when used'] },
];

/** Services that stop working while the wizard is open, as when the visitor takes a permission away. */
export const LATER: readonly Service[] = [
  { path: 'Intl.DateTimeFormat', faults: ['throws when used'] },
];
