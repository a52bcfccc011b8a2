import type { Page } from '@playwright/test';

/** What differs from run to run, each with what stands in its place: ids, builds, times. */
const VARYING: readonly (readonly [source: string, standIn: string])[] = [
  [
    String.raw`[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}`,
    '00000000-0000-4000-8000-000000000000',
  ],
  [String.raw`\bhc-[\da-f]{8}-[\da-f]{4}\b`, 'hc-00000000-0000'],
  /* A commit, which React writes as a text of its own. */
  [String.raw`\b(?=\w*\d)[\da-f]{7,8}\b|\bunknown\b`, '0000000'],
  /* How long a call took, in a bundle. */
  [String.raw`"ms": \d+`, '"ms": 40'],
  [String.raw`"clockSkewSeconds": (?:-?\d+|null)`, '"clockSkewSeconds": 0'],
  [String.raw`(?<!\d)\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d{3})?)?(?!\d)`, '09:30'],
];

/**
 * Puts fixed texts in the place of those that differ from run to run, for the time of one picture.
 * @returns what puts the page's own texts back
 */
export async function freezeTexts(page: Page): Promise<() => Promise<void>> {
  const handle = await page.evaluateHandle((varying) => {
    const patterns = varying.map(
      ([source, standIn]) => [new RegExp(source, 'g'), standIn] as const,
    );
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const changed: (() => void)[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      const own = text.data;
      const frozen = patterns.reduce((rest, [pattern, to]) => rest.replace(pattern, to), own);
      if (frozen === own || text.parentElement?.closest('script, style')) continue;
      text.data = frozen;
      changed.push(() => {
        if (text.data === frozen) text.data = own;
      });
    }
    return changed;
  }, VARYING);
  return async () => {
    /* A page that has gone meanwhile needs nothing back. */
    await handle.evaluate((changed) => changed.forEach((restore) => restore())).catch(() => {});
  };
}
