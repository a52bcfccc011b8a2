import type { PlaywrightTestProject } from '@playwright/test';

/** `quick` is what `npm test` runs, `rest` what `npm run test:rest` adds; all tests run without it. */
const part = process.env['E2E_PART'];

/** What `npm test` runs of a project, by the tags of its tests; the others run in `npm run test:rest`. */
export const QUICK = {
  /** All but what is tagged with `@rest`, and what the phone shows as well. */
  most: /^(?!.*@rest\b)(?!.*@phone\b(?!.*@everywhere\b))/,
  /** The tests that are about a small touch screen. */
  phone: /^(?!.*@rest\b).*@phone\b/,
  /** The whole sign-up, which every browser engine has to pass before a change is handed in. */
  everywhere: /^(?!.*@rest\b).*@everywhere\b/,
  none: /^(?!)/,
} as const;

/**
 * Picks the tests of a project for the part that runs.
 * @param quick what `npm test` runs of it
 * @param never what no part runs of it
 */
export function selectTests(
  quick: RegExp,
  never: readonly RegExp[] = [],
): Pick<PlaywrightTestProject, 'grep' | 'grepInvert'> {
  if (part === 'quick') return { grep: quick, grepInvert: [...never] };
  return { grepInvert: part === 'rest' ? [quick, ...never] : [...never] };
}
