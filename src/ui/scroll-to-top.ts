/**
 * Scrolls the page to its top at once (CSSOM View, `scrollTo`). Browsers need no layout for this position, but for
 * `scrollTop` they do, so `scrollTop` is only for a page in which another script has broken `scrollTo`.
 */
export function scrollToTop(): void {
  try {
    window.scrollTo(0, 0);
  } catch {
    document.documentElement.scrollTop = 0;
  }
}
